import { configureStore } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { api } from '../api/base.ts';
import { connectionReducer } from '../api/connection.ts';
import { endedSessionReducer } from '../api/ended-session.ts';
import { themeReducer } from './theme.ts';
import { toastReducer } from './toast.ts';

export function createStore() {
  return configureStore({
    reducer: {
      [api.reducerPath]: api.reducer,
      connection: connectionReducer,
      endedSession: endedSessionReducer,
      theme: themeReducer,
      toast: toastReducer,
    },
    // The checks of development walk through all that was ever read, at each action; Immer freezes
    // the state anyway.
    middleware: (defaults) =>
      defaults({ immutableCheck: false, serializableCheck: false }).concat(api.middleware),
  });
}

export type Store = ReturnType<typeof createStore>;
export type RootState = ReturnType<Store['getState']>;

export const useAppDispatch = useDispatch.withTypes<Store['dispatch']>();
export const useAppSelector = useSelector.withTypes<RootState>();
