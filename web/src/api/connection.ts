import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isOutage, type ApiProblem } from './problem.ts';

interface Connection {
  /** The status of the last call, if it failed by an outage: 0 unreachable, 503 a part is down. */
  down: number | null;
}

const working: Connection = { down: null };

const slice = createSlice({
  name: 'connection',
  initialState: working,
  reducers: {
    connectionFailed: (state, { payload }: PayloadAction<number>) => {
      state.down = payload;
    },
    connectionRestored: (state) => {
      state.down = null;
    },
  },
});

export const connectionReducer = slice.reducer;
export const { connectionFailed, connectionRestored } = slice.actions;

interface Calls {
  connection: Connection;
  api: { queries: Record<string, { error?: unknown } | undefined> };
}

/**
 * The status of what is down, or null. A read that failed stays failed until it succeeds itself:
 * while one part is down, the answers of the others do not mean that the page is whole.
 */
export function outageOf({ connection, api }: Calls): number | null {
  for (const query of Object.values(api.queries)) {
    // A read under way keeps the error of the one before.
    const problem = query?.error as ApiProblem | undefined;
    if (problem && isOutage(problem)) return problem.status;
  }
  return connection.down;
}
