import { createSlice } from '@reduxjs/toolkit';

export type Theme = 'light' | 'dark';

const slice = createSlice({
  name: 'theme',
  initialState: (): Theme =>
    document.documentElement.classList.contains('dark') ? 'dark' : 'light',
  reducers: {
    toggleTheme: (theme) => (theme === 'dark' ? 'light' : 'dark'),
  },
});

export const themeReducer = slice.reducer;
export const { toggleTheme } = slice.actions;
