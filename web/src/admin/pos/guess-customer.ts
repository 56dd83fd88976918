export interface TypedCustomer {
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
}

const PHONE = /^[+\d٠-٩۰-۹\s().-]+$/;

/** What was typed into the search, in the field that it looks like: phone, e-mail, or names. */
export function guessCustomer(typed: string): TypedCustomer {
  const text = typed.trim();
  const nobody = { firstName: '', lastName: '', phone: '', email: '' };
  if (!text) return nobody;
  if (PHONE.test(text)) return { ...nobody, phone: text };
  if (text.includes('@')) return { ...nobody, email: text };
  const [firstName = '', ...rest] = text.split(/\s+/);
  return { ...nobody, firstName, lastName: rest.join(' ') };
}
