import type { Database } from '@dahab/chassis/database/connect.ts';
import { endOfCairoDay, startOfCairoDay } from '@dahab/protocol/cairo-day.ts';
import type { ActivityPage, ActivityQuery } from '../../contract/activity.ts';
import { LONGEST_IGNORED_SEARCH } from '../../contract/customers.ts';
import { paginationOf } from '../../contract/pagination.ts';
import { folded } from '../customers/search-text.ts';
import { type ActivityFilter, countActivities, listActivities, listActors } from './store.ts';

export async function searchActivity(db: Database, query: ActivityQuery): Promise<ActivityPage> {
  const { search = '', kind, actor, from, to, page, limit } = query;
  const filter: ActivityFilter = {
    words: wordsOf(search),
    kind,
    actor,
    from: from === undefined ? null : startOfCairoDay(from),
    before: to === undefined ? null : endOfCairoDay(to),
  };
  const range = { limit, offset: (page - 1) * limit };
  const [activities, total, actors] = [
    await listActivities(db, filter, range),
    await countActivities(db, filter),
    await listActors(db),
  ];
  return { activities, pagination: paginationOf(total, { page, limit }), actors };
}

/** `#12` is an order and short enough to mean something. */
function wordsOf(search: string): string[] {
  const text = folded(search);
  if (text.length <= LONGEST_IGNORED_SEARCH && !text.startsWith('#')) return [];
  return text.split(' ');
}
