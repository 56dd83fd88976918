import { useState } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { lazyScreen } from '../app/lazy-screen.ts';
import { addAdminTexts } from '../i18n/add-admin-texts.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { NotFoundScreen } from '../storefront/not-found/not-found-screen.tsx';
import { AdminLayout } from './layout/admin-layout.tsx';

const DashboardScreen = lazyScreen(
  () => import('./dashboard/dashboard-screen.tsx'),
  'DashboardScreen',
);
const GoldPriceScreen = lazyScreen(
  () => import('./gold-price/gold-price-screen.tsx'),
  'GoldPriceScreen',
);
const PosScreen = lazyScreen(() => import('./pos/pos-screen.tsx'), 'PosScreen');
const ProductsScreen = lazyScreen(() => import('./products/products-screen.tsx'), 'ProductsScreen');
const OrdersScreen = lazyScreen(() => import('./orders/orders-screen.tsx'), 'OrdersScreen');
const ReceiptScreen = lazyScreen(() => import('./receipt/receipt-screen.tsx'), 'ReceiptScreen');
const DaySummaryScreen = lazyScreen(
  () => import('./day-summary/day-summary-screen.tsx'),
  'DaySummaryScreen',
);
const LabelsScreen = lazyScreen(() => import('./labels/labels-screen.tsx'), 'LabelsScreen');
const CommandSheetScreen = lazyScreen(
  () => import('./labels/command-sheet-screen.tsx'),
  'CommandSheetScreen',
);
const CustomersScreen = lazyScreen(
  () => import('./customers/customers-screen.tsx'),
  'CustomersScreen',
);
const UsersScreen = lazyScreen(() => import('./users/users-screen.tsx'), 'UsersScreen');
const ActivityScreen = lazyScreen(() => import('./activity/activity-screen.tsx'), 'ActivityScreen');
const StatusScreen = lazyScreen(() => import('./status/status-screen.tsx'), 'StatusScreen');
const CollectionsScreen = lazyScreen(
  () => import('./collections/collections-screen.tsx'),
  'CollectionsScreen',
);
const HeroWidgetsScreen = lazyScreen(
  () => import('./hero-widgets/hero-widgets-screen.tsx'),
  'HeroWidgetsScreen',
);
const SiteSettingsScreen = lazyScreen(
  () => import('./site-settings/site-settings-screen.tsx'),
  'SiteSettingsScreen',
);
const ImportProductsScreen = lazyScreen(
  () => import('./import-products/import-products-screen.tsx'),
  'ImportProductsScreen',
);

const ImportCustomersScreen = lazyScreen(
  () => import('./import-customers/import-customers-screen.tsx'),
  'ImportCustomersScreen',
);

/** Everything under /admin, in one lazy tree that only administrators load. */
export function AdminRoutes() {
  const { i18n } = useTranslation();
  useState(() => addAdminTexts(i18n));
  return (
    <Routes>
      <Route element={<AdminLayout />}>
        <Route index element={<Navigate to="/admin/dashboard" replace />} />
        <Route path="dashboard" element={<DashboardScreen />} />
        <Route path="gold-price" element={<GoldPriceScreen />} />
        <Route path="pos" element={<PosScreen />} />
        <Route path="collections" element={<CollectionsScreen />} />
        <Route path="products" element={<ProductsScreen />} />
        <Route path="orders" element={<OrdersScreen />} />
        <Route path="orders/:id/receipt" element={<ReceiptScreen />} />
        <Route path="day-summary" element={<DaySummaryScreen />} />
        <Route path="labels" element={<LabelsScreen />} />
        <Route path="till-commands" element={<CommandSheetScreen />} />
        <Route path="customers" element={<CustomersScreen />} />
        <Route path="users" element={<UsersScreen />} />
        <Route path="activity" element={<ActivityScreen />} />
        <Route path="status" element={<StatusScreen />} />
        <Route path="hero-widgets" element={<HeroWidgetsScreen />} />
        <Route path="site-settings" element={<SiteSettingsScreen />} />
        <Route path="import-products" element={<ImportProductsScreen />} />
        <Route path="import-customers" element={<ImportCustomersScreen />} />
        <Route path="*" element={<NotFoundScreen />} />
      </Route>
    </Routes>
  );
}
