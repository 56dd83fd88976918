/** First and last name as one; empty when neither is known. */
export function customerName(person: { firstName: string; lastName: string } | null): string {
  return person ? [person.firstName, person.lastName].filter(Boolean).join(' ') : '';
}
