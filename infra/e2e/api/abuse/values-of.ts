import fc, { type Arbitrary } from 'fast-check';

/** The parts of JSON Schema that our contracts are written in. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly format?: string;
}

const LONGEST_TEXT = 60;
const MOST_ITEMS = 4;
const LARGEST = 1_000;

/** Anything that JSON can carry, and what JavaScript stumbles over. */
export const anything: Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: LONGEST_TEXT }),
  fc.constantFrom<unknown>(
    '__proto__',
    'constructor',
    '\u0000',
    '\ud800',
    'NaN',
    '-0',
    '1e999',
    '٣',
    '%00',
    '../..',
    "' OR 1=1 --",
    '{{k21}}',
    '<script>',
    2 ** 31,
    2 ** 53,
    -1,
    0.1,
    1e308,
    Number.MIN_VALUE,
  ),
);

/** Values as a schema describes them. Patterns and refinements are not followed: mostly right. */
export function valuesOf(schema: JsonSchema): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(valuesOf));
  const types = schema.type === undefined ? [] : [schema.type].flat();
  if (types.length === 0) return anything;
  return fc.oneof(...types.map((type) => ofType(type, schema)));
}

function ofType(type: string, schema: JsonSchema): Arbitrary<unknown> {
  const { minimum = 0, maximum = LARGEST } = schema;
  const largest = Math.max(minimum, Math.min(maximum, LARGEST));
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min: Math.ceil(minimum), max: Math.floor(largest) });
    case 'number':
      return fc.oneof(
        fc.integer({ min: Math.ceil(minimum), max: Math.floor(largest) }),
        fc.integer({ min: 0, max: largest * 100 }).map((cents) => Math.max(minimum, cents / 100)),
      );
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}), {
        maxLength: Math.min(schema.maxItems ?? MOST_ITEMS, MOST_ITEMS),
      });
    case 'object':
      return ofObject(schema);
    default:
      return texts(schema);
  }
}

function ofObject({ properties = {}, required = [] }: JsonSchema): Arbitrary<unknown> {
  const model = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, valuesOf(schema)]),
  );
  return fc.record(model, { requiredKeys: required.filter((name) => name in model) });
}

function texts({ maxLength = LONGEST_TEXT, format }: JsonSchema): Arbitrary<string> {
  if (format === 'email') return fc.emailAddress();
  if (format === 'date')
    return fc.date({ noInvalidDate: true }).map((day) => day.toISOString().slice(0, 10));
  return fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: Math.min(maxLength, LONGEST_TEXT) }),
    fc.constantFrom(
      'خاتم',
      'Ring 21K',
      '<p>ذهب</p>',
      '/media/a.webp',
      'https://dahab.example/a',
      '01001234567',
      '{k21}',
      '2026-01-02',
    ),
  );
}
