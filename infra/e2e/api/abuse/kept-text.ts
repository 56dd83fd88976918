import { tidyTags } from '@dahab/catalog/contract/product-rules.ts';
import {
  DEFAULT_ORDER_TEMPLATE,
  DEFAULT_PRICE_TEMPLATE,
} from '@dahab/notifier/contract/default-templates.ts';
import type { Keeping } from './text-fields.ts';

/** What a field tells of a text that it took. */
export function keptText(keeping: Exclude<Keeping, 'html'>, text: string): unknown {
  switch (keeping) {
    case 'exact':
      return text;
    case 'exact-or-none':
      return orNone(text);
    case 'trimmed':
      return text.trim();
    case 'form':
      return asFormsSend(text);
    case 'form-or-none':
      return orNone(asFormsSend(text));
    case 'tag':
      return tidyTags([text]);
    case 'price-template':
      return orNone(text) ?? DEFAULT_PRICE_TEMPLATE;
    case 'order-template':
      return orNone(text) ?? DEFAULT_ORDER_TEMPLATE;
  }
}

function orNone(text: string): string | null {
  return text.trim() === '' ? null : text;
}

/** Every browser ends the lines of a form's texts like this, and sends no half of a character. */
export function asFormsSend(text: string): string {
  return text.toWellFormed().replaceAll(/\r\n|\r|\n/g, '\r\n');
}
