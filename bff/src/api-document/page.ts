import type { ApiDocument, Operation } from './document.ts';
import { html, type Html } from './html.ts';
import { operationSection } from './page-operation.ts';
import { schemaLines } from './page-schema.ts';
import { style } from './page-style.ts';

interface Call {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

/** The document as a page that needs nothing but itself: no script, no asset. */
export function renderPage(document: ApiDocument): string {
  const { info, tags } = document;
  const calls = callsOf(document);
  const ofTag = (name: string): Call[] =>
    calls.filter(({ operation }) => operation.tags.includes(name));
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${info.title} API</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        <header>
          <h1>${info.title} API</h1>
          ${info.description.split('\n\n').map((text) => html`<p>${text}</p>`)}
          <p><a href="/api/openapi.json">openapi.json</a> is the same for programs.</p>
        </header>
        <nav aria-label="Parts">
          ${tags.map(({ name }) => html`<a href="#${name}">${name}</a>`)}
          <a href="#schemas">schemas</a>
        </nav>
        <main>
          ${tags.map((tag) => tagSection(tag, ofTag(tag.name)))} ${schemasSection(document)}
        </main>
      </body>
    </html>`;
  return page.text;
}

function callsOf({ paths }: ApiDocument): Call[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ method, path, operation })),
  );
}

function tagSection(tag: ApiDocument['tags'][number], calls: readonly Call[]): Html {
  return html`<section id="${tag.name}">
    <h2>${tag.name}</h2>
    <p>${tag.description}</p>
    ${calls.map(({ method, path, operation }) => operationSection(method, path, operation))}
  </section>`;
}

function schemasSection({ components }: ApiDocument): Html {
  return html`<section id="schemas">
    <h2>schemas</h2>
    ${Object.entries(components.schemas).map(
      ([name, schema]) =>
        html`<article id="schema-${name}">
          <h3>${name}</h3>
          ${schemaLines(schema)}
        </article>`,
    )}
  </section>`;
}
