import type { Endpoint, FileRules } from '@dahab/protocol/endpoint.ts';
import type { JsonSchema, Schemas } from './schemas.ts';

/** The body that an endpoint takes, or null. */
export function requestBodyOf(endpoint: Endpoint, schemas: Schemas): object | null {
  const { body, files } = endpoint;
  const fields = body && schemas.of(body, 'input');
  if (files) return { required: true, content: { 'multipart/form-data': formOf(fields, files) } };
  return fields && { required: true, content: { 'application/json': { schema: fields } } };
}

function formOf(fields: JsonSchema | null, files: FileRules): object {
  const name = files.fields[0] ?? 'file';
  const file = { type: 'string', contentMediaType: 'application/octet-stream' };
  const form = {
    type: 'object',
    properties: { [name]: { ...fileSchema(file, files), description: describe(files) } },
    ...(files.required && { required: [name] }),
  };
  return {
    schema: fields ? { allOf: [fields, form] } : form,
    encoding: { [name]: { contentType: files.types.join(', ') } },
  };
}

function fileSchema(file: JsonSchema, { most }: FileRules): JsonSchema {
  return most === 1 ? file : { type: 'array', items: file, minItems: 1, maxItems: most };
}

function describe({ most, largestBytes, types }: FileRules): string {
  const megabytes = largestBytes / 1024 / 1024;
  const count = most === 1 ? 'One file' : `The field repeated, ${most} files at most`;
  return `${count}: ${types.join(', ')}; up to ${megabytes} MB each`;
}
