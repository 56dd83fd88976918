import { z } from 'zod';

/** Where a page of a list stands; `total` counts all that match. */
export const paginationSchema = z
  .object({
    total: z.number().int(),
    totalPages: z.number().int(),
    page: z.number().int(),
    limit: z.number().int(),
  })
  .meta({ id: 'Pagination' });

export type Pagination = z.infer<typeof paginationSchema>;

export function paginationOf(total: number, { page, limit }: { page: number; limit: number }) {
  return { total, totalPages: Math.ceil(total / limit), page, limit } satisfies Pagination;
}
