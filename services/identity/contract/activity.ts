import { actorSchema } from '@dahab/protocol/actor.ts';
import { changeSchema } from '@dahab/protocol/change.ts';
import { defineEndpoint } from '@dahab/protocol/endpoint.ts';
import { idField, timeField } from '@dahab/protocol/fields.ts';
import { limitField, pageField } from '@dahab/protocol/page.ts';
import { z } from 'zod';
import { paginationSchema } from './pagination.ts';

export const ACTIVITIES_PAGE = 20;
const LARGEST_PAGE = 100;

/** For how long it is remembered who did what. */
export const ACTIVITY_YEARS = 2;

/** What something was done to. `stock` is a product of which only the quantity was changed. */
export const activityKinds = [
  'gold-price',
  'product',
  'stock',
  'collection',
  'hero-widget',
  'site-settings',
  'order',
  'user',
  'telegram',
  'import',
] as const;

export type ActivityKind = (typeof activityKinds)[number];

export const activityDeeds = [
  'added',
  'changed',
  'deleted',
  /** Several products at once; the change `products` counts them. */
  'tagged',
  'password-set',
  /** Imports that ended. */
  'done',
  'failed',
] as const;

export type ActivityDeed = (typeof activityDeeds)[number];

export const activitySchema = z
  .object({
    id: z.number().int(),
    at: timeField,
    /** Under the name of that moment; null when nobody in particular did it. */
    actor: actorSchema.nullable(),
    kind: z.enum(activityKinds),
    deed: z.enum(activityDeeds),
    /** `id` is null where there is only one, or several; names are empty where it has none. */
    subject: z.object({
      id: z.number().int().nullable(),
      nameAr: z.string(),
      nameEn: z.string(),
    }),
    /** Of Telegram's settings only the names of the fields: the values may be secrets. */
    changes: z.array(changeSchema),
    /** Finds the lines of the logs that belong to it. */
    requestId: z.string(),
  })
  .meta({ id: 'Activity' });

export type Activity = z.infer<typeof activitySchema>;

const dayField = z.iso.date('Must be a date such as 2026-05-31');

export const activityQuerySchema = z.object({
  /** Words of who did it and what it was done to; up to two letters find everything. */
  search: z.string().trim().max(200, 'Search with at most 200 characters').optional(),
  kind: z.enum(activityKinds).optional(),
  /** A user's id. */
  actor: idField.optional(),
  /** Days in Cairo, both included. */
  from: dayField.optional(),
  to: dayField.optional(),
  page: pageField.default(1),
  limit: limitField(LARGEST_PAGE).default(ACTIVITIES_PAGE),
});

export type ActivityQuery = z.infer<typeof activityQuerySchema>;

export const activityPageSchema = z
  .object({
    activities: z.array(activitySchema),
    pagination: paginationSchema,
    /** Everybody who did anything that is remembered, under the latest name. */
    actors: z.array(z.object({ id: z.number().int(), name: z.string() })),
  })
  .meta({ id: 'ActivityPage' });

export type ActivityPage = z.infer<typeof activityPageSchema>;

export const listActivity = defineEndpoint({
  method: 'GET',
  path: '/api/activity',
  access: 'admin',
  summary: 'Who changed what in the back office, newest first',
  query: activityQuerySchema,
  response: activityPageSchema,
});
