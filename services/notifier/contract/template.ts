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

/** No value is longer: amounts, ids, a moment. */
const LONGEST_VALUE = 20;

// Who writes Arabic gets marks of direction into the braces that nobody sees.
const placeholder =
  /\{\{[\s\p{Bidi_Control}]*([^{}\s\p{Bidi_Control}]+)[\s\p{Bidi_Control}]*\}\}|\{[\s\p{Bidi_Control}]*([^{}\s\p{Bidi_Control}]+)[\s\p{Bidi_Control}]*\}/gu;

/** The names in a template's `{name}` and `{{name}}`, each once, in order. */
export function variablesIn(template: string): string[] {
  return [...new Set([...template.matchAll(placeholder)].map((match) => nameOf(match)))];
}

/** Those of a template's names that nothing will fill. */
export function unknownVariablesIn(template: string, known: readonly string[]): string[] {
  return variablesIn(template).filter((name) => !known.includes(name));
}

/** How long the message may become, whatever the values are. */
export function longestFilled(template: string): number {
  return template.replaceAll(placeholder, 'x'.repeat(LONGEST_VALUE)).length;
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
