import { z } from 'zod';
import { barcodeProblem, foldBarcode } from './barcode.ts';

/** A barcode as a request may carry it; empty means the shop's own. */
export const barcodeField = z.preprocess(
  (value) => (typeof value === 'string' ? foldBarcode(value) : (value ?? '')),
  z.string({ error: 'A barcode has 8, 12, 13 or 14 digits' }).superRefine((text, context) => {
    const message = text === '' ? null : barcodeProblem(text);
    if (message !== null) context.addIssue({ code: 'custom', message });
  }),
);

/**
 * What a scanner read: anything at all, since not all that is scanned is a barcode of the shop. Empty
 * is not asked for; what is empty once it is folded is nobody's barcode.
 */
export const scannedField = z.preprocess(
  (value) => (typeof value === 'string' && value !== '' ? foldBarcode(value) : value || undefined),
  z.string().max(100, 'A barcode has at most 14 digits').optional(),
);
