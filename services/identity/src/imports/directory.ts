import { phoneKey } from '../customers/phone.ts';
import type { CustomerDetails } from '../customers/record.ts';
import { folded } from '../customers/search-text.ts';
import { textKey } from '../text-key.ts';

/** What a customer is recognised by in a file. */
export interface Keys {
  readonly email: string | null;
  readonly phone: string | null;
  /** Only of somebody of whom neither is known. */
  readonly name: string | null;
}

/** What is known of a customer, and by what he is recognised. */
export interface Known {
  readonly details: CustomerDetails;
  readonly keys: Keys;
}

export interface Stored extends Known {
  readonly id: number;
}

/** A customer as the batch sees him. */
export interface Entry {
  /** As he was before the batch; null when the batch makes him. */
  readonly stored: Stored | null;
  now: Known;
}

export interface Directory {
  /**
   * By e-mail, else by phone unless both have e-mails and they differ: a family shares a phone. One
   * with neither is the one of the same name of whom nothing else is known.
   */
  find(keys: Keys): Entry | undefined;
  add(entry: Entry): void;
  remove(entry: Entry): void;
}

export function keysOf(details: Partial<CustomerDetails>): Keys {
  const { email, phone } = details;
  return withName(details, {
    email: email ? textKey(email) : null,
    phone: phone ? phoneKey(phone) : null,
  });
}

/** The keys of one whose e-mail and phone have theirs already. */
export function withName(
  { firstName = '', lastName = '' }: Partial<CustomerDetails>,
  { email, phone }: Omit<Keys, 'name'>,
): Keys {
  const isOnlyNamed = email === null && phone === null;
  return { email, phone, name: isOnlyNamed ? folded(`${firstName} ${lastName}`) : null };
}

export function createDirectory(entries: readonly Entry[]): Directory {
  const shelves = new Map<string, Set<Entry>>();
  const shelf = (kind: keyof Keys, key: string | null): Set<Entry> => {
    if (key === null) return new Set();
    const name = `${kind} ${key}`;
    const found = shelves.get(name) ?? new Set();
    shelves.set(name, found);
    return found;
  };
  const shelvesOf = ({ now: { keys } }: Entry): Set<Entry>[] => [
    shelf('email', keys.email),
    shelf('phone', keys.phone),
    shelf('name', keys.name),
  ];

  const directory: Directory = {
    find: (keys) => {
      const [named] = shelf('name', keys.name);
      const [sameEmail] = shelf('email', keys.email);
      const samePhone = [...shelf('phone', keys.phone)];
      const withoutEmail = samePhone.find(({ now }) => now.details.email === null);
      const byPhone = keys.email === null ? (withoutEmail ?? samePhone[0]) : withoutEmail;
      return named ?? sameEmail ?? byPhone;
    },
    add: (entry) => shelvesOf(entry).forEach((one) => one.add(entry)),
    remove: (entry) => shelvesOf(entry).forEach((one) => one.delete(entry)),
  };
  entries.forEach((entry) => directory.add(entry));
  return directory;
}
