import type { Database } from '@dahab/chassis/database/connect.ts';
import { InvalidInput, NotFound } from '@dahab/chassis/errors.ts';
import {
  type HeroWidget,
  type HeroWidgetChanges,
  IMAGE_REQUIRED,
  type NewHeroWidget,
} from '../../contract/hero-widget.ts';
import { usePictures } from '../media/use-pictures.ts';
import { tellChanged } from '../tell-changed.ts';
import { tellRecord } from '../tell-record.ts';
import { findWidget, insertWidget, lockWidget, removeWidget, updateWidget } from './store.ts';

const NO_WIDGET = 'Hero widget not found';

export function addWidget(db: Database, input: NewHeroWidget, now: Date): Promise<HeroWidget> {
  return db.transaction(async (trx) => {
    const widget = await insertWidget(trx, { ...input, imageUrl: required(input.imageUrl) }, now);
    await usePictures(trx, [widget.imageUrl]);
    await tellChanged(trx, 'hero-widgets', [widget.id]);
    await tellRecord(trx, 'hero-widgets', null, widget, now);
    return widget;
  });
}

/** Throws 404 before a picture is worked on for nothing. */
export async function expectWidget(db: Database, id: number): Promise<void> {
  if (!(await findWidget(db, id))) throw new NotFound(NO_WIDGET);
}

export function changeWidget(
  db: Database,
  id: number,
  { imageUrl, ...changes }: HeroWidgetChanges,
): Promise<HeroWidget> {
  return db.transaction(async (trx) => {
    const before = await lockWidget(trx, id);
    const widget = await updateWidget(trx, id, {
      ...changes,
      ...(imageUrl !== undefined && { imageUrl: required(imageUrl) }),
    });
    if (!widget) throw new NotFound(NO_WIDGET);
    await usePictures(trx, [imageUrl]);
    await tellChanged(trx, 'hero-widgets', [id]);
    await tellRecord(trx, 'hero-widgets', before, widget);
    return widget;
  });
}

export function eraseWidget(db: Database, id: number): Promise<void> {
  return db.transaction(async (trx) => {
    const widget = await removeWidget(trx, id);
    if (!widget) throw new NotFound(NO_WIDGET);
    await tellChanged(trx, 'hero-widgets', [id]);
    await tellRecord(trx, 'hero-widgets', widget, null);
  });
}

function required(imageUrl: string | null): string {
  if (imageUrl !== null) return imageUrl;
  throw new InvalidInput(IMAGE_REQUIRED, [{ path: 'imageUrl', message: IMAGE_REQUIRED }]);
}
