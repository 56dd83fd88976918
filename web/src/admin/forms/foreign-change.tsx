import styled from 'styled-components';
import { useTranslation } from '../../i18n/use-translation.ts';

const Note = styled.p`
  padding: var(--space-2) var(--space-4);
  border-inline-start: 3px solid var(--accent);
  background: var(--accent-soft);
  font-size: var(--text-s);
`;

/* Heard from the start, and without room of its own until it says something. */
const Place = styled.div`
  &:empty {
    position: absolute;
  }
`;

/** Says quietly that the form under one's hands is no longer what was read. */
export function ForeignChange({ shown }: { shown: boolean }) {
  const { t } = useTranslation();
  return <Place role="status">{shown && <Note>{t('admin.changedElsewhere')}</Note>}</Place>;
}
