import {
  createApi,
  fetchBaseQuery,
  type BaseQueryApi,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react';
import { type EndedSession, sessionEnded, wouldLose } from './ended-session.ts';
import { connectionFailed, connectionRestored } from './connection.ts';
import { isOutage, problemOf, unreachable, type ApiProblem } from './problem.ts';

export const tagTypes = [
  'Session',
  'Product',
  'Collection',
  'GoldPrice',
  'SiteSettings',
  'HeroWidget',
  'Order',
  'Customer',
  'Dashboard',
  'User',
  'ImportJob',
  'TelegramSettings',
  'TelegramMessage',
  'Operations',
  'Activity',
] as const;

const KEEP_SECONDS = 3600;
/** The calls whose 401 is an answer: nobody is signed in, or not by these words. */
const ABOUT_SESSIONS = new Set(['getUser', 'login', 'register', 'logout']);

const fetchJson = fetchBaseQuery({
  baseUrl: '/api',
  credentials: 'same-origin',
  responseHandler: readBody,
});

/** Every call of the shop: errors have one shape, and an outage shows on the whole page. */
const callShop: BaseQueryFn<
  string | FetchArgs,
  unknown,
  ApiProblem,
  object,
  FetchBaseQueryMeta
> = async (args, call, extra) => {
  const result = await fetchJson(args, call, extra);
  const { meta } = result;
  const problem = result.error ? asShopProblem(result.error, call.type === 'query') : null;
  if (problem && isOutage(problem)) call.dispatch(connectionFailed(problem.status));
  else call.dispatch(connectionRestored());
  if (problem?.status === 401 && !ABOUT_SESSIONS.has(call.endpoint)) noteEnd(call);
  return problem ? { error: problem, meta } : { data: result.data, meta };
};

/**
 * The session ended elsewhere. Where something typed would be lost the page asks to sign in again;
 * else the guards ask who is here.
 */
function noteEnd({ type, dispatch, getState }: BaseQueryApi): void {
  const { endedSession } = getState() as { endedSession: EndedSession };
  if (type === 'mutation' || wouldLose(endedSession)) dispatch(sessionEnded());
  else dispatch(api.util.invalidateTags(['Session']));
}

/** Reads never grow stale by time or focus: writes and the shop's events say what changed. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: callShop,
  tagTypes,
  invalidationBehavior: 'immediately',
  keepUnusedDataFor: KEEP_SECONDS,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  refetchOnMountOrArgChange: false,
  endpoints: () => ({}),
});

type FetchFailure = NonNullable<Awaited<ReturnType<typeof fetchJson>>['error']>;

function asShopProblem(error: FetchFailure, isRead: boolean): ApiProblem {
  if (typeof error.status === 'number') return problemOf(error.status, error.data, isRead);
  if (error.status === 'FETCH_ERROR' || error.status === 'TIMEOUT_ERROR') return unreachable();
  return problemOf('originalStatus' in error ? error.originalStatus : 0, undefined, isRead);
}

/** JSON as a value; anything else as its text, or the status text when there is none. */
async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return text ? JSON.parse(text) : null;
  } catch {
    return text;
  }
}
