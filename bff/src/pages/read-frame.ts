import type { CallService } from '@dahab/chassis/http/client.ts';
import { type Collection, listCollections } from '@dahab/catalog/contract/collection.ts';
import { DEFAULT_SITE_SETTINGS, getSiteSettings } from '@dahab/catalog/contract/site-settings.ts';
import { getGoldPriceSettings } from '@dahab/pricing/contract/gold-price.ts';
import type { CollectionName, FirstRead } from '../../contract/first-view.ts';
import type { Frame } from './subject.ts';

export interface ReadFrame {
  readonly frame: Frame;
  readonly reads: readonly FirstRead[];
}

/** What stands around every page. A part that is down is left out: the browser asks for it again. */
export async function readFrame(call: CallService): Promise<ReadFrame> {
  const [site, gold, collections] = await Promise.all([
    orNull(call('catalog', getSiteSettings)),
    orNull(call('pricing', getGoldPriceSettings)),
    orNull(call('catalog', listCollections)),
  ]);
  return {
    frame: { site: site ?? DEFAULT_SITE_SETTINGS, gold, collections: collections ?? [] },
    reads: [
      ...(site ? [{ of: 'site-settings', value: site } as const] : []),
      ...(gold ? [{ of: 'gold-price', value: gold } as const] : []),
      ...(collections ? [{ of: 'collection-names', value: collections.map(nameOf) } as const] : []),
    ],
  };
}

/** What collections say of themselves stands only where it is shown. */
function nameOf({ id, nameAr, nameEn }: Collection): CollectionName {
  return { id, nameAr, nameEn };
}

function orNull<Value>(read: Promise<Value>): Promise<Value | null> {
  return read.catch(() => null);
}
