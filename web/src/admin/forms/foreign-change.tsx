import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

const Note = styled.p`
  padding: var(--space-2) var(--space-4);
  border-inline-start: 3px solid var(--accent);
  background: var(--accent-soft);
  font-size: var(--text-s);
`;

/** Says quietly that the form under one's hands is no longer what was read. */
export function ForeignChange({ shown }: { shown: boolean }) {
  const { t } = useTranslation();
  return <div role="status">{shown && <Note>{t('admin.changedElsewhere')}</Note>}</div>;
}
