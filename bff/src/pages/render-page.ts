import type { Drawing } from '../../contract/drawing.ts';
import type { Language } from '../../contract/language.ts';
import { FIRST_VIEW_ID } from '../../contract/first-view.ts';
import { jsonForScript } from './escape.ts';
import { preloadFirstPicture } from './first-picture.ts';
import { headOf, tag } from './head.ts';
import { pageLinks } from './page-links.ts';
import { pageWords } from './page-words.ts';
import type { ReadPage } from './read-page.ts';
import type { Template } from './template.ts';

export interface AskedPage {
  readonly origin: string;
  readonly path: string;
  readonly search: string;
  readonly language: Language;
  /** The module that draws the screen. */
  readonly module: string | null;
}

/** The page as HTML: what it is about in its head, what it shows first beside its scripts. */
export function renderPage(
  page: ReadPage,
  asked: AskedPage,
  template: Template,
  drawing: Drawing | null,
): string {
  const { subject, frame } = page;
  const { language, origin } = asked;
  const words = pageWords(subject, frame, language);
  const links = pageLinks(subject, asked);
  const modules = asked.module === null ? [] : template.modules(asked.module);
  return template.write({
    language,
    drawing,
    head: [
      headOf({ subject, frame, language, origin, words, links }),
      ...preloadFirstPicture(subject),
      ...modules.map((file) =>
        tag('link', {
          rel: drawing ? 'later' : 'modulepreload',
          crossorigin: '',
          href: `/${file}`,
        }),
      ),
    ].join('\n    '),
    body: `<script type="application/json" id="${FIRST_VIEW_ID}">${jsonForScript(page.view)}</script>\n  `,
  });
}
