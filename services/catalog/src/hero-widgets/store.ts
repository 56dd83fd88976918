import type { Connection, Transaction } from '@dahab/chassis/database/connect.ts';
import type { HeroWidget } from '../../contract/hero-widget.ts';
import { columnsOf } from '../columns.ts';

interface HeroWidgetRow {
  readonly id: number;
  readonly title_en: string;
  readonly title_ar: string;
  readonly description_en: string | null;
  readonly description_ar: string | null;
  readonly image_url: string;
  readonly link_url: string | null;
  readonly display_order: number;
  readonly is_active: boolean;
  readonly created_at: Date;
}

type Fields = Omit<HeroWidget, 'id' | 'createdAt'>;

const columns = {
  titleEn: 'title_en',
  titleAr: 'title_ar',
  descriptionEn: 'description_en',
  descriptionAr: 'description_ar',
  imageUrl: 'image_url',
  linkUrl: 'link_url',
  displayOrder: 'display_order',
  isActive: 'is_active',
} as const satisfies Record<keyof Fields, keyof HeroWidgetRow>;

function heroWidgetOf(row: HeroWidgetRow): HeroWidget {
  return {
    id: row.id,
    titleEn: row.title_en,
    titleAr: row.title_ar,
    descriptionEn: row.description_en,
    descriptionAr: row.description_ar,
    imageUrl: row.image_url,
    linkUrl: row.link_url,
    displayOrder: row.display_order,
    isActive: row.is_active,
    createdAt: row.created_at.toISOString(),
  };
}

function rowOf(fields: Partial<Fields>): Partial<HeroWidgetRow> {
  return columnsOf<HeroWidgetRow>(columns, fields);
}

export async function listWidgets(
  db: Connection,
  { withInactive }: { withInactive: boolean },
): Promise<HeroWidget[]> {
  const rows = await db<HeroWidgetRow>('hero_widgets')
    .where(withInactive ? {} : { is_active: true })
    .orderBy(['display_order', 'id']);
  return rows.map(heroWidgetOf);
}

export async function findWidget(db: Connection, id: number): Promise<HeroWidget | null> {
  const row = await db<HeroWidgetRow>('hero_widgets').where({ id }).first();
  return row ? heroWidgetOf(row) : null;
}

export async function insertWidget(
  trx: Transaction,
  widget: Fields,
  now: Date,
): Promise<HeroWidget> {
  const [row] = await trx<HeroWidgetRow>('hero_widgets')
    .insert({ ...rowOf(widget), created_at: now })
    .returning('*');
  return heroWidgetOf(row as HeroWidgetRow);
}

/** Null when there is none. */
export async function updateWidget(
  trx: Transaction,
  id: number,
  changes: Partial<Fields>,
): Promise<HeroWidget | null> {
  const row = rowOf(changes);
  if (Object.keys(row).length === 0) return findWidget(trx, id);
  const [updated] = await trx<HeroWidgetRow>('hero_widgets')
    .where({ id })
    .update(row)
    .returning('*');
  return updated ? heroWidgetOf(updated) : null;
}

/** Null when there is none; nobody else changes it before the transaction ends. */
export async function lockWidget(trx: Transaction, id: number): Promise<HeroWidget | null> {
  const row = await trx<HeroWidgetRow>('hero_widgets').where({ id }).forUpdate().first();
  return row ? heroWidgetOf(row) : null;
}

/** The removed one; null when there was none. */
export async function removeWidget(trx: Transaction, id: number): Promise<HeroWidget | null> {
  const [row] = await trx<HeroWidgetRow>('hero_widgets').where({ id }).delete().returning('*');
  return row ? heroWidgetOf(row) : null;
}
