import { createSlice } from '@reduxjs/toolkit';

/**
 * A session that ended while somebody was at work: the page asks to sign in again instead of leaving,
 * so that nothing typed is lost.
 */
export interface EndedSession {
  /** The shop refused a change because nobody is signed in any more. */
  hasEnded: boolean;
  /** How many forms on the page hold something that is not saved. */
  unsavedForms: number;
  /** How often somebody signed in again on this page: what was refused meanwhile may go on. */
  timesResumed: number;
}

const slice = createSlice({
  name: 'endedSession',
  initialState: (): EndedSession => ({ hasEnded: false, unsavedForms: 0, timesResumed: 0 }),
  reducers: {
    sessionEnded: (state) => ({ ...state, hasEnded: true }),
    sessionSettled: (state) => ({ ...state, hasEnded: false }),
    sessionResumed: (state) => ({
      ...state,
      hasEnded: false,
      timesResumed: state.timesResumed + 1,
    }),
    formTouched: (state) => ({ ...state, unsavedForms: state.unsavedForms + 1 }),
    formSettled: (state) => ({ ...state, unsavedForms: state.unsavedForms - 1 }),
  },
});

export const endedSessionReducer = slice.reducer;
export const { sessionEnded, sessionSettled, sessionResumed, formTouched, formSettled } =
  slice.actions;

/** Whether leaving for the sign-in page would lose what somebody is typing. */
export function wouldLose({ hasEnded, unsavedForms }: EndedSession): boolean {
  return hasEnded || unsavedForms > 0;
}
