import {
  Activity,
  CalendarCheck,
  Coins,
  FileUp,
  GalleryHorizontal,
  Gem,
  UserRoundPlus,
  History,
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
  /** The letter that leads there after `g`. */
  key: string;
}

export interface MenuGroup {
  /** Under `admin.menu.group`; none where the group speaks for itself. */
  heading: string | null;
  entries: readonly MenuEntry[];
}

export const menuGroups: readonly MenuGroup[] = [
  {
    heading: null,
    entries: [
      { to: '/', label: 'home', icon: House, key: 's' },
      { to: '/admin/dashboard', label: 'dashboard', icon: LayoutDashboard, key: 'd' },
    ],
  },
  {
    heading: 'sales',
    entries: [
      { to: '/admin/pos', label: 'pos', icon: ShoppingBag, key: 't' },
      { to: '/admin/orders', label: 'orders', icon: ReceiptText, key: 'o' },
      { to: '/admin/day-summary', label: 'daySummary', icon: CalendarCheck, key: 'y' },
      { to: '/admin/customers', label: 'customers', icon: UsersRound, key: 'k' },
    ],
  },
  {
    heading: 'pieces',
    entries: [
      { to: '/admin/gold-price', label: 'goldPrice', icon: Coins, key: 'g' },
      { to: '/admin/products', label: 'products', icon: Gem, key: 'p' },
      { to: '/admin/collections', label: 'collections', icon: LayoutGrid, key: 'c' },
    ],
  },
  {
    heading: 'shop',
    entries: [
      { to: '/admin/hero-widgets', label: 'heroWidgets', icon: GalleryHorizontal, key: 'h' },
      { to: '/admin/site-settings', label: 'siteSettings', icon: Store, key: 'e' },
    ],
  },
  {
    heading: 'imports',
    entries: [
      { to: '/admin/import-products', label: 'importProducts', icon: FileUp, key: 'i' },
      { to: '/admin/import-customers', label: 'importCustomers', icon: UserRoundPlus, key: 'm' },
    ],
  },
  {
    heading: 'control',
    entries: [
      { to: '/admin/users', label: 'users', icon: UserCog, key: 'u' },
      { to: '/admin/activity', label: 'activity', icon: History, key: 'a' },
      { to: '/admin/status', label: 'status', icon: Activity, key: 'x' },
    ],
  },
];

export const menuEntries: readonly MenuEntry[] = menuGroups.flatMap(({ entries }) => entries);
