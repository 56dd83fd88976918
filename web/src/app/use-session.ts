import { useGetUserQuery } from '../api/session.ts';

/** Who is signed in: a user, or null for a guest. Asked once at the start. */
export function useSession() {
  const { data, isLoading, error, refetch } = useGetUserQuery();
  return { user: data ?? null, isLoading, error: data === undefined ? error : undefined, refetch };
}
