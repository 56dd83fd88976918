import { readdirSync } from 'node:fs';
import { type EventKind, serviceNames } from '@dahab/protocol/event.ts';

const services = new URL('../../services/', import.meta.url);

/** Every event that a service's contract exports, by name and version. */
export async function findEvents(): Promise<EventKind[]> {
  const files = serviceNames.flatMap((service) => {
    const contract = new URL(`${service}/contract/`, services);
    const names = readdirSync(contract).filter((name) => name.endsWith('.ts'));
    return names.map((name) => new URL(name, contract).href);
  });
  const found: EventKind[] = [];
  for (const file of files) {
    const exported = (await import(file)) as object;
    found.push(...Object.values(exported).filter(isEventKind));
  }
  const unique = new Map(found.map((kind) => [`${kind.name} ${kind.version}`, kind]));
  return [...unique.keys()].toSorted().flatMap((key) => unique.get(key) ?? []);
}

function isEventKind(value: unknown): value is EventKind {
  return typeof value === 'object' && value !== null && 'heardBy' in value && 'payload' in value;
}
