import { Mark } from '@tiptap/core';

/** Marks that nobody types here, but that imported descriptions may bring along. */
export const extraMarks = ['sub', 'sup', 'small'].map((tag) =>
  Mark.create({
    name: tag,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  }),
);
