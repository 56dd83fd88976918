import { createHash } from 'node:crypto';
import { statSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Unavailable } from '@dahab/chassis/errors.ts';
import { DRAWN, type Drawing } from '../../contract/drawing.ts';
import { directionOf, type Language } from '../../contract/language.ts';
import { modulesOf, type Modules, noModules } from './modules.ts';

/** The built page, and where in it what is written. */
export interface Template {
  write(parts: {
    language: Language;
    head: string;
    /** What is drawn already; null leaves it to the browser. */
    drawing: Drawing | null;
    body: string;
  }): string;
  /** The scripts that stand in the page itself, as a content security policy names them. */
  readonly inlineScripts: readonly string[];
  readonly modules: Modules;
}

const ROOT = /<html([^>]*)>/;
const TITLE = /<title>[^<]*<\/title>/;
const HEAD_END = '</head>';
/** With what it says where scripts do not run. */
const PLACE = /<div id="root">[\s\S]*?<\/div>/;
/** What a page that is drawn already can wait for; its first script fetches it. */
const CODE = /<(script type|link rel)="module(?:preload)?"/g;
const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;

/** Reads the built front end again whenever it was built again. Throws Unavailable without one. */
export function templateOf(dist: string): () => Template {
  let builtAt = 0;
  let template: Template | null = null;
  return () => {
    const page = join(dist, 'index.html');
    const modifiedAt = statSync(page, { throwIfNoEntry: false })?.mtimeMs;
    if (modifiedAt === undefined) throw new Unavailable('The shop window is being built');
    if (template && builtAt === modifiedAt) return template;
    builtAt = modifiedAt;
    template = createTemplate(readFileSync(page, 'utf8'), readModules(dist));
    return template;
  };
}

function createTemplate(page: string, modules: Modules): Template {
  const [beforeTitle = '', afterTitle = ''] = page.split(TITLE, 2);
  const attributes = (ROOT.exec(page)?.[1] ?? '').replace(/ (lang|dir)="[^"]*"/g, '');
  const end = Math.max(afterTitle.lastIndexOf('</body>'), 0) || afterTitle.length;
  return {
    modules,
    inlineScripts: [...page.matchAll(INLINE_SCRIPT)].map(([, script = '']) => sourceOf(script)),
    write: ({ language, head, drawing, body }) => {
      const root = `<html lang="${language}" dir="${directionOf(language)}"${attributes}>`;
      const beforeEnd = afterTitle.slice(0, end);
      return [
        beforeTitle.replace(ROOT, () => root),
        head,
        drawing ? withDrawing(beforeEnd, drawing) : beforeEnd,
        body,
        afterTitle.slice(end),
      ].join('');
    },
  };
}

/** Nothing that is seen first waits for code any more: it is fetched after that. */
function withDrawing(page: string, { html, styles }: Drawing): string {
  return page
    .replace(CODE, '<$1="later"')
    .replace(HEAD_END, () => `${styles}${HEAD_END}`)
    .replace(PLACE, () => `<div id="root" ${DRAWN}>${html}</div>`);
}

function sourceOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

function readModules(dist: string): Modules {
  const manifest = join(dist, '.vite/manifest.json');
  if (!statSync(manifest, { throwIfNoEntry: false })) return noModules;
  return modulesOf(JSON.parse(readFileSync(manifest, 'utf8')));
}
