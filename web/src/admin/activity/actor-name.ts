import type { Activity } from '@dahab/identity/contract/activity.ts';
import type { Translate } from './change-value.ts';

/** Who did it, under the name of that moment. */
export function actorName({ actor }: Pick<Activity, 'actor'>, t: Translate): string {
  if (actor?.kind !== 'user') return t('admin.activity.shopItself');
  return actor.name || t('admin.activity.userNumber', { id: actor.id });
}
