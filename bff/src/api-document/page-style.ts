import { Html } from './html.ts';

/** Plain, in the theme of the reader's machine; wide enough for tables, narrow enough for phones. */
export const style = new Html(`
:root { color-scheme: light dark; --line: light-dark(#d9d4c7, #3b3a36); --soft: light-dark(#6a6252, #b3ab9a);
  --paper: light-dark(#fffdf8, #1a1917); --ink: light-dark(#23201a, #ece8df); --card: light-dark(#fff, #22211e);
  --gold: light-dark(#7a5a00, #e2c15b); }
* { box-sizing: border-box; }
html { scroll-padding-block-start: 6rem; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
header, main { max-width: 64rem; margin-inline: auto; padding: 1rem; }
h1, h2, h3, h4 { line-height: 1.2; margin-block: 1rem 0.5rem; }
h2 { text-transform: capitalize; border-block-end: 2px solid var(--gold); padding-block-end: 0.25rem; }
a { color: var(--gold); }
nav { position: sticky; inset-block-start: 0; display: flex; flex-wrap: wrap; gap: 0 1rem;
  padding: 0.5rem max(1rem, 50vw - 31rem); background: var(--card); border-block: 1px solid var(--line); }
nav a { white-space: nowrap; padding-block: 0.25rem; }
details, article { background: var(--card); border: 1px solid var(--line); border-radius: 0.5rem;
  margin-block: 0.5rem; padding-inline: 0.75rem; }
summary { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0.25rem 0.75rem;
  padding-block: 0.6rem; cursor: pointer; }
summary::marker { content: ''; }
summary code { font-weight: 600; overflow-wrap: anywhere; }
.method { font: 700 0.75rem ui-monospace, monospace; min-inline-size: 4rem; color: var(--gold); }
.what { flex: 1 1 16rem; }
.who, small, caption { color: var(--soft); font-size: 0.85rem; }
code, pre { font-family: ui-monospace, monospace; font-size: 0.9em; }
pre { overflow-x: auto; padding: 0.75rem; background: var(--paper); border-radius: 0.25rem; }
table { inline-size: 100%; border-collapse: collapse; margin-block: 0.5rem; }
caption { text-align: start; font-weight: 600; }
th, td { text-align: start; vertical-align: top; padding: 0.35rem 0.5rem 0.35rem 0;
  border-block-start: 1px solid var(--line); overflow-wrap: anywhere; }
th { inline-size: 12rem; max-inline-size: 34vw; font-weight: 500; }
th small { display: block; }
.type { white-space: nowrap; color: var(--soft); }
:target { outline: 2px solid var(--gold); outline-offset: 2px; }
`);
