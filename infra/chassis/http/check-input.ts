import type { Call, Route } from './route.ts';
import { refuseMalformed } from './well-formed.ts';

/** What a call brings, as its endpoint's schemas make it. Throws InvalidInput or a ZodError. */
export function checkInput(
  { endpoint, isUnread }: Pick<Route, 'endpoint' | 'isUnread'>,
  given: { params: unknown; query: object; fields: unknown },
): Pick<Call<unknown, unknown, unknown>, 'params' | 'query' | 'body'> {
  refuseMalformed(given.params);
  refuseMalformed(given.query);
  if (!isUnread) refuseMalformed(given.fields);
  return {
    params: endpoint.params?.parse(given.params) ?? null,
    query: endpoint.query?.parse({ ...given.query }) ?? null,
    body: isUnread ? given.fields : (endpoint.body?.parse(given.fields) ?? null),
  };
}
