import { SESSION_COOKIE } from '@dahab/identity/contract/sessions.ts';
import { problemSchema } from '@dahab/protocol/problem.ts';
import type { PublicRoute } from '../routes.ts';
import { operationOf } from './operation.ts';
import { createSchemas, type JsonSchema } from './schemas.ts';

/** An OpenAPI 3.1 document, as far as we look into it ourselves. */
export interface ApiDocument {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly description: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
}

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly security: readonly object[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, MediaType>> };
  readonly responses: Readonly<Record<string, Answer>>;
}

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
}

export interface MediaType {
  readonly schema?: JsonSchema;
}

export interface Answer {
  readonly description: string;
  readonly content?: Readonly<Record<string, MediaType>>;
}

const tags = [
  { name: 'catalog', description: 'Products, collections, pictures, banners and the shop itself' },
  { name: 'pricing', description: 'The gold price that all prices are computed from' },
  { name: 'identity', description: 'Accounts, sessions and customers' },
  { name: 'orders', description: 'Sales' },
  { name: 'importer', description: 'Products and customers from CSV files' },
  { name: 'notifier', description: 'Messages to the Telegram channels' },
  { name: 'bff', description: 'What the front door answers itself' },
];

const description = `Every call of the shop's pages, which are all that there is: nothing is hidden.

Numbers may be sent as numbers or as numeric text, and are answered as numbers. Amounts are in EGP,
weights in grams, times in ISO 8601 UTC. Every error has the same body, whose message is written for
a person. Signing in sets a session cookie; unsafe requests of other sites are refused.`;

/** The document of these routes. */
export function describeApi(routes: readonly PublicRoute[]): ApiDocument {
  const schemas = createSchemas();
  schemas.of(problemSchema, 'output');
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    const { method, path } = route.endpoint;
    const template = templateOf(path);
    paths[template] = { ...paths[template], [method.toLowerCase()]: operationOf(route, schemas) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Dahab', version: '1', description },
    servers: [{ url: '/' }],
    tags,
    paths,
    components: {
      schemas: sorted(schemas.named),
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE } },
      headers,
    },
  } as ApiDocument;
}

const headers = {
  'x-request-id': {
    description: 'Names the request in every log line; the caller’s own one if it sent one',
    schema: { type: 'string' },
  },
  'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } },
  ETag: { description: 'For If-None-Match', schema: { type: 'string' } },
};

/** `/api/orders/{id}` of `/api/orders/:id`. */
export function templateOf(path: string): string {
  return path.replace(/:(\w+)/g, '{$1}');
}

function sorted<Value>(named: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(named).toSorted(([left], [right]) => left.localeCompare(right)),
  );
}
