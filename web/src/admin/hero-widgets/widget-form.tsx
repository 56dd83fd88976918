import styled from 'styled-components';
import { belowWide } from '../../ui/media.ts';
import { WidgetFields, type WidgetFieldsProps } from './widget-fields.tsx';
import { WidgetPreview } from './widget-preview.tsx';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: var(--space-5);

  ${belowWide} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Previews = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  align-content: start;
`;

/** A banner's fields, and beside them what they make. */
export function WidgetForm(props: WidgetFieldsProps) {
  return (
    <Columns>
      <WidgetFields {...props} />
      <Previews>
        <WidgetPreview widget={props.values} language="ar" />
        <WidgetPreview widget={props.values} language="en" />
      </Previews>
    </Columns>
  );
}
