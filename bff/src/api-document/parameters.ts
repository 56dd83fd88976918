import type { Endpoint } from '@dahab/protocol/endpoint.ts';
import type { z } from 'zod';
import type { JsonSchema, Schemas } from './schemas.ts';

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
}

interface ObjectSchema {
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
}

/** What an endpoint reads besides its body. */
export function parametersOf(endpoint: Endpoint, schemas: Schemas): Parameter[] {
  const headers = Object.entries(endpoint.requestHeaders).map(([name, description]): Parameter => ({
    name,
    in: 'header',
    required: false,
    description,
    schema: { type: 'string' },
  }));
  return [
    ...fieldsOf(endpoint.params, 'path', schemas),
    ...fieldsOf(endpoint.query, 'query', schemas),
    ...headers,
  ];
}

function fieldsOf(
  fields: z.ZodType | null,
  where: 'path' | 'query',
  schemas: Schemas,
): Parameter[] {
  if (!fields) return [];
  const { properties = {}, required = [] } = schemas.of(fields, 'input') as ObjectSchema;
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema,
  }));
}
