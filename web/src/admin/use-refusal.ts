import { useCallback } from 'react';
import { useAppDispatch } from '../app/store.ts';
import { showToast } from '../app/toast.ts';

/** Says in a toast why something that was pressed does not happen. */
export function useRefusal(): (title: string, description: string) => void {
  const dispatch = useAppDispatch();
  return useCallback(
    (title, description) => void dispatch(showToast({ title, description, destructive: true })),
    [dispatch],
  );
}
