import {
  Coins,
  FileUp,
  GalleryHorizontal,
  Gem,
  UserRoundPlus,
  House,
  LayoutDashboard,
  LayoutGrid,
  ReceiptText,
  ShoppingBag,
  Store,
  UserCog,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';

export interface MenuEntry {
  to: string;
  /** Under `admin.menu`. */
  label: string;
  icon: LucideIcon;
}

export const menuEntries: readonly MenuEntry[] = [
  { to: '/', label: 'home', icon: House },
  { to: '/admin/dashboard', label: 'dashboard', icon: LayoutDashboard },
  { to: '/admin/gold-price', label: 'goldPrice', icon: Coins },
  { to: '/admin/pos', label: 'pos', icon: ShoppingBag },
  { to: '/admin/products', label: 'products', icon: Gem },
  { to: '/admin/collections', label: 'collections', icon: LayoutGrid },
  { to: '/admin/orders', label: 'orders', icon: ReceiptText },
  { to: '/admin/customers', label: 'customers', icon: UsersRound },
  { to: '/admin/users', label: 'users', icon: UserCog },
  { to: '/admin/hero-widgets', label: 'heroWidgets', icon: GalleryHorizontal },
  { to: '/admin/site-settings', label: 'siteSettings', icon: Store },
  { to: '/admin/import-products', label: 'importProducts', icon: FileUp },
  { to: '/admin/import-customers', label: 'importCustomers', icon: UserRoundPlus },
];
