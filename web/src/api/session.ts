import type { User } from '@dahab/identity/contract/user.ts';
import { api } from './base.ts';
import { forgetFirstView } from './kept-first-view.ts';

export interface Credentials {
  username: string;
  password: string;
}

export interface Registration extends Credentials {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  city: string;
}

/** What the one who signs in or out next must not find in this tab's memory. */
const PRIVATE = [
  'Order',
  'Customer',
  'Dashboard',
  'User',
  'ImportJob',
  'TelegramSettings',
  'TelegramMessage',
] as const;

export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    getUser: build.query<User | null, void>({
      queryFn: async (_, _api, _extra, call) => {
        const { data, error } = await call('/user');
        if (!error) return { data: data as User };
        if (error.status !== 401) return { error };
        forgetFirstView();
        return { data: null };
      },
      providesTags: ['Session'],
    }),
  }),
});

const accountApi = sessionApi.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<User, Credentials>({
      query: (body) => ({ url: '/login', method: 'POST', body }),
      invalidatesTags: PRIVATE,
      onQueryStarted: (_, { dispatch, queryFulfilled }) => keep(queryFulfilled, dispatch),
    }),
    register: build.mutation<User, Registration>({
      query: (body) => ({ url: '/register', method: 'POST', body }),
      invalidatesTags: PRIVATE,
      onQueryStarted: (_, { dispatch, queryFulfilled }) => keep(queryFulfilled, dispatch),
    }),
    logout: build.mutation<null, void>({
      query: () => ({ url: '/logout', method: 'POST' }),
      invalidatesTags: PRIVATE,
      onQueryStarted: (_, { dispatch, queryFulfilled }) => keep(queryFulfilled, dispatch),
    }),
  }),
});

/** Whoever calls or asks with it speaks of the one signing out of this page. */
export const SIGNING_OUT = { fixedCacheKey: 'logout' };

export const { useGetUserQuery } = sessionApi;
export const { useLoginMutation, useRegisterMutation, useLogoutMutation } = accountApi;

/** The answer of the call is the new session; a failed call leaves it as it was. */
async function keep(
  answer: Promise<{ data: User | null }>,
  dispatch: (action: ReturnType<typeof setUser>) => unknown,
): Promise<void> {
  const done = await answer.catch(() => null);
  if (!done) return;
  forgetFirstView();
  dispatch(setUser(done.data));
}

function setUser(user: User | null) {
  return sessionApi.util.upsertQueryData('getUser', undefined, user);
}
