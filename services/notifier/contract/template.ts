/** What a price message may mention: EGP. */
export const priceVariables = [
  'k18',
  'k21',
  'k24',
  'gold_pound',
  'gold_ounce',
  'silver_ounce',
] as const;

export type PriceVariable = (typeof priceVariables)[number];

/** What an order message may mention; `total` in EGP, `date` in Cairo time. */
export const orderVariables = ['orderId', 'total', 'itemCount', 'date'] as const;

export type OrderVariable = (typeof orderVariables)[number];

/** What stands in a message for a variable that could not be filled. */
export const UNFILLED = '—';

const placeholder = /\{\{\s*([^{}\s]+)\s*\}\}|\{\s*([^{}\s]+)\s*\}/gu;

/** The names in a template's `{name}` and `{{name}}`, each once, in order. */
export function variablesIn(template: string): string[] {
  return [...new Set([...template.matchAll(placeholder)].map((match) => nameOf(match)))];
}

/** Those of a template's names that nothing will fill. */
export function unknownVariablesIn(template: string, known: readonly string[]): string[] {
  return variablesIn(template).filter((name) => !known.includes(name));
}

/** The message: every placeholder replaced, by an em dash where there is no value. */
export function fillTemplate(
  template: string,
  values: Readonly<Record<string, string | null | undefined>>,
): string {
  return template.replaceAll(placeholder, (...match: string[]) => {
    const name = nameOf(match);
    return (Object.hasOwn(values, name) ? values[name] : null) ?? UNFILLED;
  });
}

function nameOf(match: readonly (string | undefined)[]): string {
  return match[1] ?? match[2] ?? '';
}
