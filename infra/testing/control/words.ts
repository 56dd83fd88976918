import type { Missing } from '@dahab/backing/server.ts';

export type Kind = 'postgres' | 'rabbitmq' | 'redis' | 's3';

/** What a test file may ask of the process that keeps the servers. */
export type Request =
  | { readonly ask: 'shared'; readonly kind: Kind }
  | { readonly ask: 'own'; readonly kind: Kind }
  | { readonly ask: 'kill' | 'restart' | 'release'; readonly id: string }
  | { readonly ask: 'drop-database'; readonly name: string };

export interface Found {
  readonly id: string;
  readonly url: string;
  readonly about: string;
  readonly standIn?: string;
}

export type Answer = Found | Missing | null;
