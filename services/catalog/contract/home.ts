import { defineEndpoint } from '@dahab/protocol/endpoint.ts';
import { z } from 'zod';
import { collectionSchema } from './collection.ts';
import { heroWidgetSchema } from './hero-widget.ts';
import { productSchema } from './product.ts';

export const HOME_GRID_SIZE = 12;

export const homeSchema = z
  .object({
    /** The active ones, in their order. */
    heroWidgets: z.array(heroWidgetSchema),
    /** Collections with `showInHomepage` that have something to show, by id. */
    sections: z.array(z.object({ collection: collectionSchema, products: z.array(productSchema) })),
    /** The newest products of the shop. */
    products: z.array(productSchema),
  })
  .meta({ id: 'Home' });

export type Home = z.infer<typeof homeSchema>;

/** The same for everyone: no archived products and no inactive widgets, for admins neither. */
export const getHome = defineEndpoint({
  method: 'GET',
  path: '/api/home',
  access: 'public',
  summary: 'What the home page shows, in one call',
  response: homeSchema,
});
