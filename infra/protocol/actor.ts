import { z } from 'zod';

/**
 * Who caused a fact: a user under the name that he or she had then (empty when it was not known), or
 * a part of the shop that acted by itself.
 */
export const actorSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('user'), id: z.number().int().positive(), name: z.string() }),
  z.object({ kind: z.literal('service'), name: z.string() }),
]);

export type Actor = z.infer<typeof actorSchema>;
