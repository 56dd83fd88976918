import { FileSpreadsheet, X } from 'lucide-react';
import styled from 'styled-components';
import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton } from '../../ui/icon-button.tsx';

const Row = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  padding-inline-start: var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--surface);

  bdi {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

export interface ChosenFileProps {
  name: string;
  disabled: boolean;
  onClear: () => void;
}

export function ChosenFile({ name, disabled, onClear }: ChosenFileProps) {
  const { t } = useTranslation();
  return (
    <Row>
      <FileSpreadsheet size={20} aria-hidden />
      <bdi>{name}</bdi>
      <IconButton label={t('admin.import.otherFile')} disabled={disabled} onClick={onClear}>
        <X size={20} aria-hidden />
      </IconButton>
    </Row>
  );
}
