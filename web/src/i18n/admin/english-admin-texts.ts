import activity from './en/activity.json';
import bulk from './en/bulk.json';
import collections from './en/collections.json';
import customers from './en/customers.json';
import dashboard from './en/dashboard.json';
import daySummary from './en/day-summary.json';
import deliveries from './en/deliveries.json';
import general from './en/general.json';
import goldPrice from './en/gold-price.json';
import images from './en/images.json';
import importCustomers from './en/import-customers.json';
import hero from './en/hero-widgets.json';
import importProducts from './en/import-products.json';
import labels from './en/labels.json';
import orders from './en/orders.json';
import payment from './en/payment.json';
import picker from './en/picker.json';
import pos from './en/pos.json';
import products from './en/products.json';
import receipt from './en/receipt.json';
import richText from './en/rich-text.json';
import shortcuts from './en/shortcuts.json';
import siteSettings from './en/site-settings.json';
import status from './en/status.json';
import session from './en/session.json';
import telegram from './en/telegram.json';
import templateVariables from './en/template-variables.json';
import users from './en/users.json';

export const englishAdminTexts = {
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
