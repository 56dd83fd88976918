const GAP = /\{\{(\w+)\}\}/g;

/** Texts of the server's sentences, by the sentence; `{{name}}` in both stands for what varies. */
export type ServerTexts = Readonly<Record<string, unknown>>;

/**
 * The translation of a sentence that names things, by the text whose fixed words it has:
 * `Only 2 of "ring" left` by `Only {{count}} of "{{name}}" left`. Null when there is none.
 */
export function filledSentence(message: string, texts: ServerTexts): string | null {
  for (const [known, text] of Object.entries(texts)) {
    if (typeof text !== 'string' || !known.includes('{{')) continue;
    const found = patternOf(known).exec(message)?.groups;
    if (found) return text.replace(GAP, (_, name: string) => fillingOf(found[name] ?? '', texts));
  }
  return null;
}

function patternOf(known: string): RegExp {
  const fixed = known
    .split(GAP)
    .map((part, index) => (index % 2 ? `(?<${part}>.+?)` : escape(part)));
  return new RegExp(`^${fixed.join('')}$`, 's');
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** A gap may hold a sentence of its own, as the reason of something: that is translated, too. */
function fillingOf(found: string, texts: ServerTexts): string {
  const exact = texts[found];
  if (typeof exact === 'string') return isolated(exact);
  return isolated(filledSentence(found, texts) ?? found);
}

/** Keeps its own direction inside the sentence, whatever it is. */
function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}
