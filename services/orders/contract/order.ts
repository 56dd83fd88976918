import {
  idField,
  inHundredths,
  LARGEST_AMOUNT,
  numberField,
  timeField,
} from '@dahab/protocol/fields.ts';
import { z } from 'zod';
import { paymentSchema, settlementFields, tradeInSchema } from './settlement.ts';

export const MOST_LINES = 100;
const MOST_PIECES = 1_000_000;

/** A piece as it was sold: it stays readable when the product changes or is deleted. */
export const orderItemSchema = z
  .object({
    /** The product's id. */
    id: z.number().int(),
    quantity: z.number().int(),
    /** EGP for one piece, as the staff sold it. */
    price: z.number(),
    nameAr: z.string(),
    name: z.string(),
    image: z.string().nullable(),
    /** Grams of one piece. */
    weight: z.number(),
    karat: z.number().int(),
    /** EGP per gram of 21-karat gold at that moment. */
    basePrice21k: z.number(),
    /** EGP per gram: the product's own margin, or the general one. */
    marginPerGram: z.number(),
    /** EGP for one piece by the shop's own formula; null when the shop had no gold price yet. */
    computedPrice: z.number().nullable(),
    /** The two prices are more than EGP 10 apart. */
    priceFlagged: z.boolean(),
  })
  .meta({ id: 'OrderItem' });

export type OrderItem = z.infer<typeof orderItemSchema>;

/** The customer as he was at the sale. */
export const orderCustomerSchema = z
  .object({
    id: z.number().int(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    city: z.string().nullable(),
  })
  .meta({ id: 'OrderCustomer' });

export type OrderCustomer = z.infer<typeof orderCustomerSchema>;

/** Who made the sale, under the name that they had then. */
export const sellerSchema = z
  .object({ id: z.number().int(), name: z.string() })
  .meta({ id: 'Seller' });

export type Seller = z.infer<typeof sellerSchema>;

/**
 * Amounts in EGP; `subtotal − discount = total`, `total − tradeInTotal = due`, multiples of 10. What
 * was paid sums up to `due`, which is negative when the old gold was worth more.
 */
export const orderSchema = z
  .object({
    id: z.number().int(),
    customerId: z.number().int().nullable(),
    customer: orderCustomerSchema.nullable(),
    items: z.array(orderItemSchema),
    /** Pieces, not lines. */
    itemCount: z.number().int(),
    subtotal: z.number(),
    discount: z.number(),
    total: z.number(),
    tradeIns: z.array(tradeInSchema),
    tradeInTotal: z.number(),
    due: z.number(),
    /** Empty when nobody said how it was paid. */
    payments: z.array(paymentSchema),
    priceFlagged: z.boolean(),
    /** Null where it is not known, as of orders from before it was written down. */
    soldBy: sellerSchema.nullable(),
    createdAt: timeField,
  })
  .meta({ id: 'Order' });

export type Order = z.infer<typeof orderSchema>;

export const orderDetailsSchema = orderSchema
  .extend({ deletedAt: timeField.nullable() })
  .meta({ id: 'OrderDetails' });

export type OrderDetails = z.infer<typeof orderDetailsSchema>;

const cents = 'At most 2 decimals are allowed';

export const orderInputSchema = z
  .object({
    items: z
      .array(
        z.object({
          id: idField,
          quantity: numberField((number) =>
            number
              .int('Quantity must be a whole number')
              .min(1, 'Quantity must be at least 1')
              .max(MOST_PIECES, 'The quantity is too large'),
          ),
          price: numberField((number) =>
            inHundredths(
              number
                .min(0, 'Price cannot be negative')
                .max(LARGEST_AMOUNT, 'The price is too large'),
              cents,
            ),
          ),
        }),
      )
      .min(1, 'The cart is empty')
      .max(MOST_LINES, `A cart holds at most ${MOST_LINES} lines`),
    discount: numberField((number) =>
      number
        .int('Discount must be a whole number')
        .min(0, 'Discount cannot be negative')
        .max(LARGEST_AMOUNT, 'The discount is too large'),
    ).default(0),
    total: numberField((number) =>
      inHundredths(
        number.min(0, 'Total cannot be negative').max(LARGEST_AMOUNT, 'The total is too large'),
        cents,
      ),
    ),
    /** Absent, null or empty: a sale to nobody in particular. */
    customerId: z.preprocess((value) => (value === '' ? null : value), idField.nullish()),
    ...settlementFields,
  })
  .meta({
    id: 'OrderInput',
    examples: [
      {
        items: [{ id: 7, quantity: 1, price: 17_210 }],
        discount: 210,
        total: 17_000,
        customerId: 3,
      },
      {
        items: [{ id: 7, quantity: 1, price: 17_210 }],
        discount: 210,
        total: 17_000,
        customerId: null,
        tradeIns: [{ karat: 21, weight: 2.5, pricePerGram: 3_900 }],
        payments: [
          { method: 'card', amount: 5_000 },
          { method: 'cash', amount: 2_250, tendered: 2_400 },
        ],
      },
    ],
  });

export type OrderInput = z.infer<typeof orderInputSchema>;
