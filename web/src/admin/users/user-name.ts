import type { User } from '@dahab/identity/contract/user.ts';

/** What people call an account: its name, its customer's, or what it signs in with. */
export function userName({ name, firstName, lastName, username }: User): string {
  return name || [firstName, lastName].filter(Boolean).join(' ') || username;
}
