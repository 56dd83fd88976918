import type { ServiceName } from '@dahab/protocol/event.ts';

/** Where each service's own migrations lie; found by name, for a command loads no service for that. */
export const migrationFolders: Readonly<Record<ServiceName, URL>> = {
  catalog: folderOf('catalog'),
  orders: folderOf('orders'),
  identity: folderOf('identity'),
  pricing: folderOf('pricing'),
  notifier: folderOf('notifier'),
  importer: folderOf('importer'),
};

function folderOf(service: ServiceName): URL {
  return new URL(`../../services/${service}/migrations/`, import.meta.url);
}
