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
   * with neither is the one of the same name of whom nothing else is known. Of several the oldest,
   * so that it does not matter which rows came before in the same batch.
   */
  find(keys: Keys): Entry | undefined;
  /** As the youngest. */
  add(entry: Entry): void;
  change(entry: Entry, now: Known): void;
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

/** With these, oldest first. */
export function createDirectory(entries: readonly Entry[]): Directory {
  const ages = new Map<Entry, number>();
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
  const oldest = (some: Iterable<Entry>): Entry | undefined => {
    const age = (entry: Entry): number => ages.get(entry) ?? 0;
    return [...some].toSorted((a, b) => age(a) - age(b))[0];
  };

  const directory: Directory = {
    find: ({ email, phone, name }) => {
      const samePhone = [...shelf('phone', phone)];
      const withoutEmail = samePhone.filter(({ now }) => now.keys.email === null);
      return (
        oldest(shelf('name', name)) ??
        oldest(shelf('email', email)) ??
        oldest(withoutEmail) ??
        (email === null ? oldest(samePhone) : undefined)
      );
    },
    add: (entry) => {
      ages.set(entry, ages.size);
      shelvesOf(entry).forEach((one) => one.add(entry));
    },
    change: (entry, now) => {
      shelvesOf(entry).forEach((one) => one.delete(entry));
      entry.now = now;
      shelvesOf(entry).forEach((one) => one.add(entry));
    },
  };
  entries.forEach((entry) => directory.add(entry));
  return directory;
}
