const FIRST_LINE = '# HELP ';

/** Prometheus wants all samples of a name together, below one description. */
export function joinExpositions(texts: readonly string[]): string {
  const families = new Map<string, string[]>();
  for (const family of texts.flatMap(familiesOf)) {
    const [help = '', type = '', ...samples] = family.split('\n').filter((line) => line !== '');
    const name = help.slice(FIRST_LINE.length).split(' ', 1)[0] ?? '';
    const known = families.get(name);
    if (known) known.push(...samples);
    else families.set(name, [help, type, ...samples]);
  }
  return `${[...families.values()].map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

function familiesOf(text: string): string[] {
  return text.split(/^(?=# HELP )/m).filter((family) => family.startsWith(FIRST_LINE));
}
