import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface Connection {
  /** The status of the last failed call while the shop is down: 0 unreachable, 503 a part is down. */
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
