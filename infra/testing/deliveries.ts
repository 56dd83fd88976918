import { type ServiceName, serviceNames } from '@dahab/protocol/event.ts';

/** Rows by SQL, from one service's database. */
export type ReadRows = (service: ServiceName, sql: string) => Promise<readonly object[]>;

/** `<hearer> <message id>` for each hearer of each event that any service has told or will tell. */
export function toldBy(rows: ReadRows): Promise<string[]> {
  return namesOf(
    rows,
    () => `SELECT hearer || ' ' || message_id AS name FROM outbox, unnest(heard_by) AS hearer`,
  );
}

/** The same for each event that its hearer has worked off. */
export async function workedOff(rows: ReadRows): Promise<Set<string>> {
  const deliveries = await namesOf(
    rows,
    (service) => `SELECT '${service} ' || message_id AS name FROM inbox WHERE status = 'done'`,
  );
  return new Set(deliveries);
}

async function namesOf(rows: ReadRows, sqlOf: (service: ServiceName) => string): Promise<string[]> {
  const names: string[] = [];
  for (const service of serviceNames) {
    const found = (await rows(service, sqlOf(service))) as readonly { readonly name: string }[];
    names.push(...found.map(({ name }) => name));
  }
  return names;
}
