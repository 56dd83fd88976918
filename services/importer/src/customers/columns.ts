import { type Aliases, type Columns, mapColumns } from '../files/columns.ts';

const aliases = {
  firstName: ['First Name'],
  lastName: ['Last Name'],
  email: ['Email', 'E-mail'],
  phone: ['Phone'],
  addressPhone: ['Default Address Phone', 'Address Phone'],
  company: ['Default Address Company', 'Company'],
  address1: ['Default Address Address1', 'Address1'],
  address2: ['Default Address Address2', 'Address2'],
  city: ['Default Address City', 'City'],
  provinceCode: ['Default Address Province Code', 'Province Code'],
  countryCode: ['Default Address Country Code', 'Country Code'],
  zipCode: ['Default Address Zip', 'Zip'],
  totalSpent: ['Total Spent'],
  totalOrders: ['Total Orders'],
} as const satisfies Aliases<string>;

export type CustomerColumn = keyof typeof aliases;

export type CustomerColumns = Columns<CustomerColumn>;

/** Of these a row needs one, so of their columns the file does. */
export const identifyingColumns = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'addressPhone',
] as const satisfies readonly CustomerColumn[];

export function customerColumns(headers: readonly string[]): CustomerColumns {
  return mapColumns<CustomerColumn>(headers, aliases);
}
