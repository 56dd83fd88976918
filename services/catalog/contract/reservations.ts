import { defineEndpoint } from '@dahab/protocol/endpoint.ts';
import { idField } from '@dahab/protocol/fields.ts';
import { z } from 'zod';

/** How long stock waits for its order before catalog asks orders and takes it back. */
export const RESERVATION_SECONDS = 120;

const referenceParams = z.object({ reference: z.uuid() });

/** A product as it is at the moment of a sale: what the order keeps of it. */
export const soldPieceSchema = z.object({
  productId: z.number().int(),
  quantity: z.number().int(),
  nameAr: z.string(),
  name: z.string(),
  image: z.string().nullable(),
  weight: z.number(),
  karat: z.number().int(),
  /** EGP per gram; null means the general margin. */
  marginPerGram: z.number().nullable(),
});

export type SoldPiece = z.infer<typeof soldPieceSchema>;

export const reservationLinesSchema = z
  .array(z.object({ productId: idField, quantity: z.number().int().min(1) }))
  .min(1)
  .max(100);

/**
 * Takes stock for a whole cart or nothing. The same reference again answers the same, once. Refuses
 * with 409 `insufficient-stock` or `product-not-available`: its issues `lines.N` tell of each line
 * that cannot be sold why (a product that stands in several: its first), its message of the first.
 * 409 `reservation-closed` when the reference was released before.
 */
export const reserveStock = defineEndpoint({
  method: 'PUT',
  path: '/internal/reservations/:reference',
  access: 'service',
  summary: 'Reserves the stock of a sale',
  repeatable: true,
  params: referenceParams,
  body: z.object({ lines: reservationLinesSchema }),
  response: z.object({ pieces: z.array(soldPieceSchema) }),
});

/** Gives the stock back when the sale did not come about; nothing to release is fine. */
export const releaseStock = defineEndpoint({
  method: 'DELETE',
  path: '/internal/reservations/:reference',
  access: 'service',
  summary: 'Releases the stock of a sale that did not come about',
  repeatable: true,
  params: referenceParams,
  status: 204,
});
