import StarterKit from '@tiptap/starter-kit';
import { extraMarks } from './extra-marks.ts';
import { extraNodes } from './extra-nodes.ts';
import { textDirection } from './text-direction.ts';

/**
 * What a text may consist of: just what the shop keeps of it (catalog's clean-html.ts), so that
 * nothing typed or pasted is lost in saving.
 */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    trailingNode: false,
    link: {
      openOnClick: false,
      protocols: ['mailto', 'tel'],
      HTMLAttributes: { rel: 'nofollow noopener', target: null },
    },
  }),
  ...extraNodes,
  ...extraMarks,
  textDirection,
];
