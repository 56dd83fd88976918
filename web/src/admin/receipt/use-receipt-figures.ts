import type { OrderItem } from '@dahab/orders/contract/order.ts';
import {
  decimalsOf,
  formatKarat,
  formatNumber,
  formatPrice,
  formatWeight,
} from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { dayGramPrice } from './day-gram-price.ts';

/** The figures of a line, written out in the digits of the screen. */
export function useReceiptFigures() {
  const { i18n } = useTranslation();
  return (item: OrderItem) => {
    const gram = dayGramPrice(item);
    return {
      karat: formatKarat(item.karat),
      weight: formatWeight(item.weight, i18n.language),
      gram: gram === null ? '—' : formatPrice(gram, i18n.language, decimalsOf(gram)),
      quantity: formatNumber(item.quantity, i18n.language),
      price: formatPrice(item.price, i18n.language, 2),
      sum: formatPrice(item.price * item.quantity, i18n.language, 2),
    };
  };
}
