import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { ShopStatus } from '../../api/operations.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Card, CardTitle } from '../../ui/card.tsx';

const List = styled.ul`
  display: grid;
  gap: var(--space-2);
`;

const states = ['failed', 'uncertain', 'queued'] as const;

/** Telegram messages that did not arrive (yet); they are sent again from their own list. */
export function OpenDeliveries({ deliveries }: Pick<ShopStatus, 'deliveries'>) {
  const { t } = useTranslation();
  if (deliveries === null) {
    return (
      <Card>
        <CardTitle>{t('admin.status.telegram')}</CardTitle>
        <p>{t('admin.status.telegramUnknown')}</p>
      </Card>
    );
  }
  const open = states.filter((state) => deliveries[state] > 0);
  return (
    <Card>
      <CardTitle>{t('admin.status.telegram')}</CardTitle>
      {open.length === 0 && <p>{t('admin.status.telegramFine')}</p>}
      <List>
        {open.map((state) => (
          <li key={state}>
            <Link to={`/admin/gold-price?status=${state}`}>
              {t(`admin.status.delivery.${state}`, { count: deliveries[state] })}
            </Link>
          </li>
        ))}
      </List>
    </Card>
  );
}
