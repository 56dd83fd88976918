import activity from './ar/activity.json';
import bulk from './ar/bulk.json';
import collections from './ar/collections.json';
import customers from './ar/customers.json';
import dashboard from './ar/dashboard.json';
import daySummary from './ar/day-summary.json';
import deliveries from './ar/deliveries.json';
import general from './ar/general.json';
import goldPrice from './ar/gold-price.json';
import images from './ar/images.json';
import importCustomers from './ar/import-customers.json';
import hero from './ar/hero-widgets.json';
import importProducts from './ar/import-products.json';
import labels from './ar/labels.json';
import orders from './ar/orders.json';
import payment from './ar/payment.json';
import picker from './ar/picker.json';
import pos from './ar/pos.json';
import products from './ar/products.json';
import receipt from './ar/receipt.json';
import richText from './ar/rich-text.json';
import shortcuts from './ar/shortcuts.json';
import siteSettings from './ar/site-settings.json';
import status from './ar/status.json';
import session from './ar/session.json';
import telegram from './ar/telegram.json';
import templateVariables from './ar/template-variables.json';
import users from './ar/users.json';

export const arabicAdminTexts = {
  ...general,
  dashboard,
  goldPrice,
  telegram,
  variable: templateVariables,
  deliveries,
  import: importProducts,
  importCustomers,
  images,
  products,
  bulk,
  richText,
  orders,
  receipt,
  payment,
  daySummary,
  labels,
  customers,
  pos,
  users,
  session,
  activity,
  status,
  shortcuts,
  collections,
  picker,
  siteSettings,
  hero,
};
