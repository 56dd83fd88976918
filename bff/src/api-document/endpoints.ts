import { defineEndpoint } from '@dahab/protocol/endpoint.ts';
import { z } from 'zod';

/** OpenAPI 3.1, made of the schemas by which the calls themselves are checked. */
export const getApiDocument = defineEndpoint({
  method: 'GET',
  path: '/api/openapi.json',
  access: 'public',
  summary: 'This document, as OpenAPI 3.1',
  response: z.looseObject({ openapi: z.string() }),
});

/** The same, to read. */
export const readApiDocs = defineEndpoint({
  method: 'GET',
  path: '/api/docs',
  access: 'public',
  summary: 'This document, as a page to read',
  produces: 'text/html',
});
