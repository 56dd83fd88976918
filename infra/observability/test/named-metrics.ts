/** What PromQL writes beside names of metrics and functions. */
const words = new Set(['and', 'or', 'unless', 'by', 'without', 'on', 'ignoring', 'offset', 'bool']);
const grouped = /\b(by|without|on|ignoring|group_left|group_right)\s*\([^)]*\)/g;
const NAME = /[a-zA-Z_:][\w:]*(?!\w)(?!\s*\()/g;

/** The metrics that a PromQL expression asks for. */
export function namedMetrics(expression: string): string[] {
  const bare = expression
    .replace(/"[^"]*"/g, '')
    .replace(/\{[^}]*\}|\[[^\]]*\]/g, ' ')
    .replace(grouped, ' ')
    .replace(/\b\d[\w.]*/g, ' ');
  return [...bare.matchAll(NAME)].map(([name]) => name).filter((name) => !words.has(name));
}
