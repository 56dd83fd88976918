import { Extension } from '@tiptap/core';

const DIRECTIONS = new Set(['ltr', 'rtl', 'auto']);

/** Keeps the direction that a part of a text says of itself; a text's own is that of its field. */
export const textDirection = Extension.create({
  name: 'direction',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading', 'blockquote', 'bulletList', 'orderedList', 'listItem'],
      attributes: {
        dir: {
          default: null,
          parseHTML: (element) => {
            const dir = element.getAttribute('dir') ?? '';
            return DIRECTIONS.has(dir) ? dir : null;
          },
        },
      },
    },
  ],
});
