import type { User } from '@dahab/identity/contract/user.ts';
import type { NewUser, UserChange, UsersAnswer } from '@dahab/identity/contract/users.ts';
import { api } from './base.ts';

export interface UserList {
  search?: string | undefined;
  isAdmin?: boolean | undefined;
  page: number;
  limit: number;
}

export const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    listUsers: build.query<UsersAnswer, UserList>({
      query: (params) => ({ url: '/users', params }),
      providesTags: ['User'],
    }),
    createUser: build.mutation<User, NewUser>({
      query: (body) => ({ url: '/users', method: 'POST', body }),
      invalidatesTags: ['User'],
    }),
    changeUser: build.mutation<User, { id: number; change: UserChange }>({
      query: ({ id, change }) => ({ url: `/users/${id}`, method: 'PATCH', body: change }),
      invalidatesTags: ['User'],
    }),
    setUserPassword: build.mutation<null, { id: number; password: string }>({
      query: ({ id, password }) => ({
        url: `/users/${id}/password`,
        method: 'PATCH',
        body: { password },
      }),
    }),
  }),
});

export const {
  useListUsersQuery,
  useCreateUserMutation,
  useChangeUserMutation,
  useSetUserPasswordMutation,
} = usersApi;
