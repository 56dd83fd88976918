import type { Endpoint } from '@dahab/protocol/endpoint.ts';
import type { PublicRoute } from '../routes.ts';
import { capitalised } from './capitalised.ts';
import { parametersOf } from './parameters.ts';
import { refusalsOf } from './refusals.ts';
import { requestBodyOf } from './request-body.ts';
import type { Schemas } from './schemas.ts';

const requestId = { 'x-request-id': { $ref: '#/components/headers/x-request-id' } };
const retryAfter = { 'Retry-After': { $ref: '#/components/headers/Retry-After' } };

const successes = { 200: 'Done', 201: 'Made', 202: 'Begun', 204: 'Done; there is no body' };

/** One call as the document describes it. */
export function operationOf(route: PublicRoute, schemas: Schemas): object {
  const { endpoint, owner } = route;
  const parameters = parametersOf(endpoint, schemas);
  const requestBody = requestBodyOf(endpoint, schemas);
  return {
    operationId: nameOf(endpoint),
    tags: [owner],
    summary: endpoint.summary,
    security: endpoint.access === 'public' ? [] : [{ session: [] }],
    ...(endpoint.access === 'admin' && { description: 'For administrators.' }),
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: { ...answersOf(endpoint, schemas), ...refusalAnswersOf(route) },
  };
}

/** `getProductsById` of `GET /api/products/:id`. */
function nameOf({ method, path }: Endpoint): string {
  const words = path.replace(/^\/api/, '').match(/:?[a-z\d]+/gi) ?? [];
  const named = words.map((word) => (word.startsWith(':') ? `by-${word.slice(1)}` : word));
  return [method.toLowerCase(), ...named.flatMap((word) => word.split('-')).map(capitalised)].join(
    '',
  );
}

function answersOf(endpoint: Endpoint, schemas: Schemas): Record<string, object> {
  const answer = { headers: headersOf(endpoint), ...contentOf(endpoint, schemas) };
  return {
    [endpoint.status]: { description: successes[endpoint.status], ...answer },
    ...(endpoint.statusWhenSlow !== null && {
      [endpoint.statusWhenSlow]: { description: 'How far it is: the work goes on', ...answer },
    }),
    ...(keptByBrowsers(endpoint) && {
      304: { description: 'What the caller has is still so', headers: headersOf(endpoint) },
    }),
  };
}

/** Public answers that do not end at once have no tag. */
function keptByBrowsers({ method, access, produces }: Endpoint): boolean {
  return method === 'GET' && access === 'public' && produces !== 'text/event-stream';
}

function headersOf(endpoint: Endpoint): object {
  const own = Object.entries(endpoint.responseHeaders).map(([name, description]) => [
    name,
    { description, schema: { type: 'string' } },
  ]);
  return {
    ...requestId,
    ...(keptByBrowsers(endpoint) && { ETag: { $ref: '#/components/headers/ETag' } }),
    ...Object.fromEntries(own),
  };
}

function contentOf(endpoint: Endpoint, schemas: Schemas): object {
  if (endpoint.response) {
    const schema = schemas.of(endpoint.response, 'output');
    return { content: { 'application/json': { schema } } };
  }
  if (endpoint.status === 204) return {};
  return { content: { [endpoint.produces]: {} } };
}

function refusalAnswersOf(route: PublicRoute): Record<string, object> {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } };
  const answers = Object.entries(refusalsOf(route)).map(([status, description]) => {
    const waits = status === '429' || status === '503';
    const headers = { ...requestId, ...(waits && retryAfter) };
    return [status, { description, headers, content }];
  });
  return Object.fromEntries(answers) as Record<string, object>;
}
