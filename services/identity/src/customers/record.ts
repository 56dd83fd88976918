import { textKey } from '../text-key.ts';
import { phoneKey } from './phone.ts';
import { searchTextOf } from './search-text.ts';

/** What the shop writes down of a customer. */
export interface CustomerDetails {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly company: string | null;
  readonly address1: string | null;
  readonly address2: string | null;
  readonly city: string | null;
  readonly provinceCode: string | null;
  readonly countryCode: string | null;
  readonly zipCode: string | null;
  /** EGP and orders before this shop. */
  readonly importedSpent: number;
  readonly importedOrders: number;
}

/** As their table holds them. */
export interface DetailsRow {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly company: string | null;
  readonly address1: string | null;
  readonly address2: string | null;
  readonly city: string | null;
  readonly province_code: string | null;
  readonly country_code: string | null;
  readonly zip_code: string | null;
  readonly imported_spent: number;
  readonly imported_orders: number;
}

export const noDetails: CustomerDetails = {
  firstName: '',
  lastName: '',
  email: null,
  phone: null,
  company: null,
  address1: null,
  address2: null,
  city: null,
  provinceCode: null,
  countryCode: null,
  zipCode: null,
  importedSpent: 0,
  importedOrders: 0,
};

export function detailsOf(row: DetailsRow): CustomerDetails {
  return {
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    company: row.company,
    address1: row.address1,
    address2: row.address2,
    city: row.city,
    provinceCode: row.province_code,
    countryCode: row.country_code,
    zipCode: row.zip_code,
    importedSpent: row.imported_spent,
    importedOrders: row.imported_orders,
  };
}

/** The columns that details fill, with those that follow from them; `phone` is the phone's key. */
export function recordOf(
  details: CustomerDetails,
  phone: string | null = details.phone === null ? null : phoneKey(details.phone),
): Record<string, unknown> {
  return {
    first_name: details.firstName,
    last_name: details.lastName,
    email: details.email,
    email_key: details.email === null ? null : textKey(details.email),
    phone: details.phone,
    phone_key: phone,
    company: details.company,
    address1: details.address1,
    address2: details.address2,
    city: details.city,
    province_code: details.provinceCode,
    country_code: details.countryCode,
    zip_code: details.zipCode,
    imported_spent: details.importedSpent,
    imported_orders: details.importedOrders,
    search_text: searchTextOf({ ...details, phoneKey: phone }),
  };
}
