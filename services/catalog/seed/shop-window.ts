import type { Blobs } from '@dahab/chassis/blobs/blobs.ts';
import type { Database } from '@dahab/chassis/database/connect.ts';
import { newHeroWidgetSchema } from '../contract/hero-widget.ts';
import { siteSettingsChangesSchema } from '../contract/site-settings.ts';
import { addWidget } from '../src/hero-widgets/actions.ts';
import { keepEncoded } from '../src/media/pictures.ts';
import { changeSettings } from '../src/site-settings/actions.ts';

/** What only forms can bring in, for a seed: the same checks and actions as behind the forms. */
export interface ShopWindow {
  /** Keeps a webp as it is: it must be small and clean already. Answers its address. */
  keepPicture(webp: Buffer): Promise<string>;
  addHeroWidget(widget: object): Promise<void>;
  changeSiteSettings(changes: object): Promise<void>;
}

export function openShopWindow(
  { db, blobs }: { db: Database; blobs: Blobs },
  clock: () => Date,
): ShopWindow {
  return {
    keepPicture: (webp) => keepEncoded({ db, blobs }, webp),
    addHeroWidget: async (widget) =>
      void (await addWidget(db, newHeroWidgetSchema.parse(widget), clock())),
    changeSiteSettings: async (changes) =>
      void (await changeSettings(db, siteSettingsChangesSchema.parse(changes), clock())),
  };
}
