import type { Endpoint } from '@dahab/protocol/endpoint.ts';
import fc, { type Arbitrary } from 'fast-check';
import { z, type ZodType } from 'zod';
import { anything, type JsonSchema, valuesOf } from './values-of.ts';

/** Who calls. */
export const people = ['guest', 'customer', 'admin'] as const;
export type Person = (typeof people)[number];

/** A call drawn by lot: some are right, some nearly, some not at all. */
export interface DrawnCall {
  readonly endpoint: Endpoint;
  readonly person: Person;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** Where a lucky draw would lock the first admin out of the rest of the suite. */
const FIRST_ADMINS_DOOR = '/api/users/:id/password';

/** Ids that may exist, and that cannot. */
const ids = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 30 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('0', '-1', '2147483648', '1e3', 'abc', '%00', '...', '1%2F2', '٣'),
  },
);

const headers: Arbitrary<Record<string, string>> = fc.dictionary(
  fc.constantFrom(
    'x-request-id',
    'idempotency-key',
    'accept',
    'accept-language',
    'if-none-match',
    'range',
    'x-http-method-override',
    'x-forwarded-for',
    'expect-ct',
  ),
  fc.oneof(
    fc.string({ minLength: 1, maxLength: 40 }).map((text) => text.replaceAll(/[^\x21-\x7e]/g, '.')),
    fc.constantFrom('*', '"a"', 'W/"a"', 'bytes=0-', 'ÿ'),
  ),
  { maxKeys: 2 },
);

/** Calls of an endpoint, by its own schemas. */
export function drawnCalls(endpoint: Endpoint): Arbitrary<DrawnCall> {
  const { path, params, query, body } = endpoint;
  const calls = fc.record({
    endpoint: fc.constant(endpoint),
    person: fc.constantFrom(...people, 'admin' as const, 'admin' as const),
    path: fc.tuple(addresses(path, params), queries(query)).map((parts) => parts.join('')),
    headers,
    body: body ? bodies(body) : fc.constant(null),
  });
  return calls.map((call) => Object.assign(call, { [fc.toStringMethod]: () => shown(call) }));
}

/** As a counterexample is read. */
function shown({ endpoint, person, path, headers, body }: DrawnCall): string {
  return `${person}: ${endpoint.method} ${path} ${JSON.stringify(headers)} ${body ?? ''}`;
}

function addresses(path: string, params: ZodType | null): Arbitrary<string> {
  if (!params) return fc.constant(path);
  // A client would leave out a segment of dots itself: it were another address.
  const texts = fc.webSegment().filter((text) => !/^(\.|%2e)*$/i.test(text));
  const drawn = path === FIRST_ADMINS_DOOR ? fc.integer({ min: 2, max: 30 }) : ids;
  return fc.oneof(drawn.map(String), texts).map((id) => path.replace(/:\w+/, () => id));
}

function queries(query: ZodType | null): Arbitrary<string> {
  if (!query) return fc.constant('');
  const { properties = {} } = schemaOf(query);
  const known = fc
    .record(
      Object.fromEntries(
        Object.entries(properties).map(([name, schema]) => [name, valuesOf(schema)]),
      ),
      { requiredKeys: [] },
    )
    .map(asQuery);
  const odd = fc
    .tuple(
      fc.constantFrom(...Object.keys(properties), '__proto__'),
      fc.oneof(fc.webQueryParameters(), fc.constantFrom('%00', '%ff', '-1', '1e9', '')),
    )
    .map(([name, value]) => `?${name}=${value}&${name}=2`);
  return fc.oneof({ weight: 3, arbitrary: known }, { weight: 1, arbitrary: odd });
}

function asQuery(values: Record<string, unknown>): string {
  const pairs = Object.entries(values).map(([name, value]) => [name, String(value).toWellFormed()]);
  return `?${new URLSearchParams(pairs as [string, string][]).toString()}`;
}

/** Mostly as the schema says; else with a field of another kind, or something else altogether. */
function bodies(body: ZodType): Arbitrary<string> {
  const schema = schemaOf(body);
  const right = valuesOf(schema);
  const names = Object.keys(schema.properties ?? {});
  const odd = fc
    .tuple(right, fc.constantFrom(...names, '__proto__', 'isAdmin', 'id'), anything)
    .map(([value, name, wrong]) => Object.assign({}, value, { [name]: wrong }));
  return fc
    .oneof(
      { weight: 4, arbitrary: right },
      { weight: 4, arbitrary: odd },
      { weight: 1, arbitrary: anything },
    )
    .map((value) => JSON.stringify(value));
}

function schemaOf(schema: ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
}
