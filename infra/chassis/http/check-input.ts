import type { Endpoint } from '@dahab/protocol/endpoint.ts';
import type { Call } from './route.ts';
import { refuseMalformed } from './well-formed.ts';

/** What a call brings, as its endpoint's schemas make it. Throws InvalidInput or a ZodError. */
export function checkInput(
  endpoint: Endpoint,
  given: { params: unknown; query: object; fields: unknown },
): Pick<Call<unknown, unknown, unknown>, 'params' | 'query' | 'body'> {
  refuseMalformed(given.params);
  refuseMalformed(given.query);
  refuseMalformed(given.fields);
  return {
    params: endpoint.params?.parse(given.params) ?? null,
    query: endpoint.query?.parse({ ...given.query }) ?? null,
    body: endpoint.body?.parse(given.fields) ?? null,
  };
}
