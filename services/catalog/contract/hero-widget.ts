import { defineEndpoint } from '@dahab/protocol/endpoint.ts';
import { booleanField, idField, numberField, timeField } from '@dahab/protocol/fields.ts';
import { z } from 'zod';
import { pictureIn } from './media.ts';
import { nullFromEmpty, optionalText, requiredText, webAddressOrPath } from './fields.ts';

export const heroWidgetSchema = z
  .object({
    id: z.number().int(),
    titleEn: z.string(),
    titleAr: z.string(),
    descriptionEn: z.string().nullable(),
    descriptionAr: z.string().nullable(),
    imageUrl: z.string(),
    linkUrl: z.string().nullable(),
    displayOrder: z.number().int(),
    isActive: z.boolean(),
    createdAt: timeField,
  })
  .meta({ id: 'HeroWidget' });

export type HeroWidget = z.infer<typeof heroWidgetSchema>;

/** The file field of a hero widget's picture; a text field `imageUrl` does as well. */
export const HERO_IMAGE_FIELD = 'image';

/** The spec's name for the picture is `imageUrl`: some clients send the file itself under it. */
const files = pictureIn(HERO_IMAGE_FIELD, 'imageUrl');

export const IMAGE_REQUIRED = 'Image is required';
const ORDER_MESSAGE = 'Display order must be non-negative';
const LARGEST_ORDER = 1_000_000;

const fields = {
  titleEn: requiredText('English title is required'),
  titleAr: requiredText('Arabic title is required'),
  descriptionEn: optionalText(),
  descriptionAr: optionalText(),
  /** Null when none was sent: then a file must be. */
  imageUrl: z.preprocess(nullFromEmpty, webAddressOrPath('Invalid image URL').nullable()),
  linkUrl: z.preprocess(nullFromEmpty, webAddressOrPath('Invalid link URL').nullable()),
  displayOrder: numberField(
    (number) =>
      number
        .min(0, ORDER_MESSAGE)
        .int('Display order must be a whole number')
        .max(LARGEST_ORDER, 'Display order is too large'),
    ORDER_MESSAGE,
  ),
  isActive: booleanField,
};

export const newHeroWidgetSchema = z
  .object({
    titleEn: fields.titleEn,
    titleAr: fields.titleAr,
    descriptionEn: fields.descriptionEn.default(null),
    descriptionAr: fields.descriptionAr.default(null),
    imageUrl: fields.imageUrl.default(null),
    linkUrl: fields.linkUrl.default(null),
    displayOrder: fields.displayOrder.default(0),
    isActive: fields.isActive.default(true),
  })
  .meta({ id: 'NewHeroWidget' });

export type NewHeroWidget = z.infer<typeof newHeroWidgetSchema>;

/** Part of a widget: what is absent stays as it is. */
export const heroWidgetChangesSchema = z
  .object({
    titleEn: fields.titleEn.optional(),
    titleAr: fields.titleAr.optional(),
    descriptionEn: fields.descriptionEn.optional(),
    descriptionAr: fields.descriptionAr.optional(),
    imageUrl: fields.imageUrl.optional(),
    linkUrl: fields.linkUrl.optional(),
    displayOrder: fields.displayOrder.optional(),
    isActive: fields.isActive.optional(),
  })
  .meta({ id: 'HeroWidgetChanges' });

export type HeroWidgetChanges = z.infer<typeof heroWidgetChangesSchema>;

const idParams = z.object({ id: idField });

/** The active ones, by display order, then id; an admin gets the inactive ones too. */
export const listHeroWidgets = defineEndpoint({
  method: 'GET',
  path: '/api/hero-widgets',
  access: 'public',
  summary: 'The home page banners, in their order',
  response: z.array(heroWidgetSchema),
});

/** Multipart: the text fields, and the picture as a file `image` or as `imageUrl`. */
export const createHeroWidget = defineEndpoint({
  method: 'POST',
  path: '/api/hero-widgets',
  access: 'admin',
  summary: 'Adds a home page banner',
  consumes: 'multipart',
  files,
  body: newHeroWidgetSchema,
  response: heroWidgetSchema,
  status: 201,
});

/** Multipart, like creating; what is not sent stays as it is. */
export const updateHeroWidget = defineEndpoint({
  method: 'PATCH',
  path: '/api/hero-widgets/:id',
  access: 'admin',
  summary: 'Changes the fields of a banner that are sent',
  consumes: 'multipart',
  files,
  params: idParams,
  body: heroWidgetChangesSchema,
  response: heroWidgetSchema,
});

export const deleteHeroWidget = defineEndpoint({
  method: 'DELETE',
  path: '/api/hero-widgets/:id',
  access: 'admin',
  summary: 'Deletes a home page banner',
  params: idParams,
  status: 204,
});
