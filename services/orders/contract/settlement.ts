import { inHundredths, LARGEST_AMOUNT, numberField } from '@dahab/protocol/fields.ts';
import { karats, tradeInAmountOf } from '@dahab/pricing/contract/price.ts';
import { z } from 'zod';

export const MOST_TRADE_INS = 20;
/** Grams of one line of old gold. */
export const HEAVIEST_TRADE_IN = 100_000;

export const paymentMethods = ['cash', 'card', 'transfer'] as const;

export type PaymentMethod = (typeof paymentMethods)[number];

/** Old gold that the shop took on a sale; `amount` is weight × price per gram, rounded to 10. */
export const tradeInSchema = z
  .object({
    karat: z.literal(karats),
    /** Grams. */
    weight: z.number(),
    /** EGP. */
    pricePerGram: z.number(),
    /** EGP, a multiple of 10. */
    amount: z.number(),
  })
  .meta({ id: 'TradeIn' });

export type TradeIn = z.infer<typeof tradeInSchema>;

/** A part of what was due, in EGP; a negative amount was paid out to the customer. */
export const paymentSchema = z
  .object({
    method: z.enum(paymentMethods),
    amount: z.number(),
    /** What was handed over in cash; null when it was not said. */
    tendered: z.number().nullable(),
    /** tendered − amount. */
    change: z.number().nullable(),
  })
  .meta({ id: 'Payment' });

export type Payment = z.infer<typeof paymentSchema>;

const KARAT_MESSAGE = 'The karat of old gold must be 18, 21 or 24';
const WEIGHT_MESSAGE = 'The weight of old gold must be at least 0.01 g';
const METHOD_MESSAGE = 'Pay by cash, card or transfer';

export const tradeInInputSchema = z.object({
  karat: numberField(
    (number) =>
      number
        .refine((karat): boolean => karats.some((known) => known === karat), KARAT_MESSAGE)
        .meta({ enum: karats }),
    KARAT_MESSAGE,
  ),
  weight: numberField(
    (number) =>
      inHundredths(
        number
          .min(0.01, WEIGHT_MESSAGE)
          .max(HEAVIEST_TRADE_IN, 'The weight of old gold is too large'),
        'Weights have at most 2 decimals',
      ),
    'The weight of old gold must be a number',
  ),
  pricePerGram: numberField(
    (number) =>
      inHundredths(
        number
          .min(0, 'The price per gram cannot be negative')
          .max(LARGEST_AMOUNT, 'The price per gram is too large'),
        'Amounts have at most 2 decimals',
      ),
    'The price per gram must be a number',
  ),
});

const amountField = numberField(
  (number) =>
    inHundredths(
      number
        .min(-LARGEST_AMOUNT, 'The amount is too large')
        .max(LARGEST_AMOUNT, 'The amount is too large'),
      'Amounts have at most 2 decimals',
    ),
  'The amount must be a number',
);

export const paymentInputSchema = z.object({
  method: z.enum(paymentMethods, { error: METHOD_MESSAGE }),
  amount: amountField,
  /** What is handed over, for cash only. */
  tendered: z.preprocess((value) => (value === '' ? null : value), amountField.nullish()),
});

/** Absent, null or empty: a sale without old gold, or of which nobody said how it was paid. */
export const settlementFields = {
  tradeIns: z
    .array(tradeInInputSchema)
    .max(MOST_TRADE_INS, `A sale takes at most ${MOST_TRADE_INS} lines of old gold`)
    .nullish(),
  payments: z.array(paymentInputSchema).max(5, 'A sale is paid in at most 5 parts').nullish(),
};

export type TradeInInput = z.infer<typeof tradeInInputSchema>;
export type PaymentInput = z.infer<typeof paymentInputSchema>;

/** What the old gold on a sale comes to, in EGP: the sum of its lines' amounts. */
export function tradeInTotalOf(
  tradeIns: readonly Pick<TradeInInput, 'weight' | 'pricePerGram'>[],
): number {
  return tradeIns.reduce(
    (sum, { weight, pricePerGram }) => sum + tradeInAmountOf(weight, pricePerGram),
    0,
  );
}
