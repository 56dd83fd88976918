import { z } from 'zod';

export type JsonSchema = Readonly<Record<string, unknown>>;

/** Whether a schema tells of what is sent to the shop, or of what it answers. */
export type Direction = 'input' | 'output';

export interface Schemas {
  /** A zod schema as JSON Schema; what has a name (`meta({ id })`) as a reference to it. */
  of(schema: z.ZodType, direction: Direction): JsonSchema;
  /** The named ones that were referred to so far, by name. */
  readonly named: Readonly<Record<string, JsonSchema>>;
}

const COMPONENTS = '#/components/schemas/';

export function createSchemas(): Schemas {
  const named: Record<string, JsonSchema> = {};
  return {
    named,
    of: (schema, direction) => {
      // Inside of something: at the root a named schema would be written out.
      const converted = z.toJSONSchema(z.object({ wanted: schema }), {
        io: direction,
        unrepresentable: 'any',
        override: ({ zodSchema, jsonSchema }) => tidy(zodSchema, jsonSchema),
      });
      const { $defs, properties } = withReferences(converted);
      Object.assign(named, $defs);
      return properties.wanted;
    },
  };
}

interface Converted {
  readonly $defs?: Record<string, JsonSchema>;
  readonly properties: { readonly wanted: JsonSchema };
}

function withReferences(converted: object): Converted {
  return JSON.parse(
    JSON.stringify(converted).replaceAll('"#/$defs/', `"${COMPONENTS}`),
  ) as Converted;
}

/** Leaves out what only machines would say, and says what zod forgets of prepared fields. */
function tidy(zodSchema: z.core.$ZodTypes, json: z.core.JSONSchema.BaseSchema): void {
  if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum;
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum;
  if (json.format !== undefined) delete json.pattern;
  if (zodSchema._zod.def.type === 'default') json.default = zodSchema._zod.def.defaultValue;
}
