import type { Activity } from '@dahab/identity/contract/activity.ts';
import type { Change } from '@dahab/protocol/change.ts';
import { localized } from '../../i18n/localized.ts';
import { fieldName, type Reader, valueText } from './change-value.ts';

/** More than these are named without their values. */
const MOST_TOLD = 2;
const MOST_NAMED = 3;
/** Characters of a value that fit into a sentence. */
const LONGEST_VALUE = 60;

/** What was done, as one sentence: «تعديل سعر الذهب: جرام عيار ٢١ من … إلى …». */
export function activitySentence(activity: Activity, reader: Reader): string {
  const { t } = reader;
  const did = t(`admin.activity.did.${activity.kind}.${activity.deed}`, gapsOf(activity, reader));
  const details = activity.deed === 'changed' ? changesText(activity, reader) : '';
  return details ? t('admin.activity.with', { did, details }) : did;
}

/** What it was done to: its name in the reader's language, else in the other. */
export function subjectName({ subject }: Activity, language: string): string {
  return localized(language, subject.nameAr, subject.nameEn);
}

function gapsOf(activity: Activity, reader: Reader): Record<string, unknown> {
  const after = new Map(activity.changes.map((change) => [change.field, change]));
  const said = (field: string) => {
    const change = after.get(field);
    return change ? valueText(change, change.after ?? change.before, reader) : '';
  };
  return {
    name: subjectName(activity, reader.language),
    total: said('total'),
    tags: said('tags'),
    what: said('kind'),
    count: Number(after.get('products')?.after ?? 0),
    created: said('created'),
    updated: said('updated'),
  };
}

function changesText({ kind, changes }: Activity, reader: Reader): string {
  const areTold = changes.length <= MOST_TOLD && changes.every((one) => isShort(one, reader));
  if (!areTold || kind === 'telegram') return namesText(changes, reader);
  return changes.map((change) => fromTo(change, reader)).join(reader.t('admin.activity.comma'));
}

function fromTo(change: Change, reader: Reader): string {
  const isPlain = change.before === null || typeof change.after === 'boolean';
  return reader.t(isPlain ? 'admin.activity.isNow' : 'admin.activity.fromTo', {
    field: fieldName(change.field, reader),
    before: valueText(change, change.before, reader),
    after: valueText(change, change.after, reader),
  });
}

function namesText(changes: readonly Change[], reader: Reader): string {
  const { t } = reader;
  const names = changes.slice(0, MOST_NAMED).map(({ field }) => fieldName(field, reader));
  const text = names.join(t('admin.activity.comma'));
  const count = changes.length - names.length;
  return count > 0 ? t('admin.activity.andMore', { text, count }) : text;
}

function isShort(change: Change, reader: Reader): boolean {
  const { before, after } = change;
  if (Array.isArray(before) || Array.isArray(after)) return false;
  const texts = [before, after].map((value) => valueText(change, value, reader));
  return texts.every((text) => text.length <= LONGEST_VALUE);
}
