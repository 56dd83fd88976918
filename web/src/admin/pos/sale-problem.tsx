import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useServerText } from '../../i18n/use-server-text.ts';
import type { Till } from './use-till.ts';

const Frame = styled.div`
  display: grid;
  gap: var(--space-1);
  padding: var(--space-3);
  border-radius: var(--radius-s);
  background: var(--danger-soft);
  color: var(--danger);
  font-size: var(--text-s);
`;

/** Why the last submit did not end in a sale, and what to do now. */
export function SaleProblem({ till }: { till: Till }) {
  const { t } = useTranslation();
  const serverText = useServerText();
  const { sale, isLocked } = till;
  if (sale.isSelling || (!sale.problem && !isLocked)) return null;
  return (
    <Frame role="alert">
      {sale.problem && <strong dir="auto">{serverText(sale.problem.message)}</strong>}
      {isLocked && <span>{t('admin.pos.unknownOutcome')}</span>}
      {sale.problem?.status === 401 && (
        <Link to="/auth" reloadDocument>
          {t('admin.pos.signIn')}
        </Link>
      )}
      {sale.problem?.code === 'idempotency-key-reused' && (
        <Link to="/admin/orders">{t('admin.pos.checkOrders')}</Link>
      )}
    </Frame>
  );
}
