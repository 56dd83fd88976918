import { Coins, ShoppingBag } from 'lucide-react';
import styled from 'styled-components';
import { useTitle } from '../../app/use-title.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { RecentOrders } from './recent-orders.tsx';
import { SalesChart } from './sales-chart.tsx';
import { ShortcutCard } from './shortcut-card.tsx';
import { Stats } from './stats.tsx';

const Shortcuts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
  gap: var(--space-4);
  margin-block-end: var(--space-5);
`;

export function DashboardScreen() {
  const { t } = useTranslation();
  useTitle(t('admin.dashboard.title'));
  return (
    <>
      <PageHeader title={t('admin.dashboard.title')} />
      <Shortcuts>
        <ShortcutCard
          to="/admin/pos"
          icon={ShoppingBag}
          title={t('admin.menu.pos')}
          note={t('admin.dashboard.posNote')}
        />
        <ShortcutCard
          to="/admin/gold-price"
          icon={Coins}
          title={t('admin.menu.goldPrice')}
          note={t('admin.dashboard.goldPriceNote')}
        />
      </Shortcuts>
      <Stats />
      <SalesChart />
      <RecentOrders />
    </>
  );
}
