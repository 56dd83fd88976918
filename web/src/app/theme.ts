import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type Theme = 'light' | 'dark';

/** As it was chosen earlier: the page's first script has put it on `<html>`. */
export function themeOf(page: Document): Theme {
  return page.documentElement.classList.contains('dark') ? 'dark' : 'light';
}

const slice = createSlice({
  name: 'theme',
  // Where a page is drawn it is not known who will look at it.
  initialState: (): Theme => 'light',
  reducers: {
    toggleTheme: (theme) => (theme === 'dark' ? 'light' : 'dark'),
    showTheme: (_, { payload }: PayloadAction<Theme>) => payload,
  },
});

export const themeReducer = slice.reducer;
export const { showTheme, toggleTheme } = slice.actions;
