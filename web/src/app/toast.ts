import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

export interface ToastMessage {
  title: string;
  description?: string | undefined;
  destructive?: boolean;
  /** Takes back what the toast tells of. */
  undo?: (() => void) | undefined;
}

interface ShownToast extends ToastMessage {
  id: string;
}

/** One at a time: a newer one takes the place of the one before. */
const slice = createSlice({
  name: 'toast',
  initialState: null as ShownToast | null,
  reducers: {
    showToast: {
      prepare: (toast: ToastMessage) => ({ payload: { ...toast, id: nanoid() } }),
      reducer: (_, { payload }: PayloadAction<ShownToast>) => payload,
    },
    dismissToast: (shown, { payload }: PayloadAction<string>) =>
      shown?.id === payload ? null : shown,
    clearToast: () => null,
  },
});

export const toastReducer = slice.reducer;
export const { showToast, dismissToast, clearToast } = slice.actions;
