import type { FirstView } from './first-view.ts';
import type { Language } from './language.ts';

/** The attribute of `#root` when its content was drawn on the server. */
export const DRAWN = 'data-drawn';

/** Where the build leaves the program that draws pages, inside the folder of the front end. */
export const DRAWING_PROGRAM = '.server/draw-pages.mjs';

/** What the program that draws pages is told: one page at a time, numbered by who asks. */
export interface DrawingOrder {
  readonly number: number;
  /** The shop's own address, without a path. */
  readonly origin: string;
  /** The path as it was asked for, and of the query what the page shows by it. */
  readonly address: string;
  readonly language: Language;
  /** What the page brings along: the same is drawn from it on the server and in the browser. */
  readonly view: FirstView;
}

/** The content of `#root`, and the `<style>` that it is dressed by, for the head. */
export interface Drawing {
  readonly html: string;
  readonly styles: string;
}

/** What the program answers: the drawing, or why there is none. */
export type DrawingAnswer = { readonly number: number } & (
  { readonly drawing: Drawing } | { readonly problem: string }
);
