import type { Connection, Database, Transaction } from '@dahab/chassis/database/connect.ts';
import { preparedAs } from '@dahab/chassis/database/prepared.ts';
import type { Actor } from '@dahab/protocol/actor.ts';
import type { Change } from '@dahab/protocol/change.ts';
import type { Knex } from 'knex';
import type { Activity, ActivityPage } from '../../contract/activity.ts';
import { folded } from '../customers/search-text.ts';

interface ActivityRow {
  readonly id: number;
  readonly message_id: string;
  readonly at: Date;
  readonly actor: Actor | null;
  readonly actor_id: number | null;
  readonly kind: Activity['kind'];
  readonly deed: Activity['deed'];
  readonly subject_id: number | null;
  readonly subject_name_ar: string;
  readonly subject_name_en: string;
  readonly changes: Change[];
  readonly request_id: string;
  readonly search_text: string;
}

export interface ActivityFilter {
  /** Folded words; each must be somewhere in it. */
  readonly words: readonly string[];
  readonly kind?: Activity['kind'] | undefined;
  readonly actor?: number | undefined;
  readonly from: Date | null;
  /** The first moment that is not wanted any more. */
  readonly before: Date | null;
}

/** Whether it was new: the same message again changes nothing. */
export async function insertActivity(
  trx: Transaction,
  activity: Omit<Activity, 'id'> & { messageId: string },
): Promise<boolean> {
  const { subject, actor } = activity;
  const found = [actor?.name, subject.nameAr, subject.nameEn];
  const inserted = await trx('activities')
    .insert({
      message_id: activity.messageId,
      at: activity.at,
      actor: actor === null ? null : JSON.stringify(actor),
      kind: activity.kind,
      deed: activity.deed,
      subject_id: subject.id,
      subject_name_ar: subject.nameAr,
      subject_name_en: subject.nameEn,
      changes: JSON.stringify(activity.changes),
      request_id: activity.requestId,
      search_text: folded(found.filter(Boolean).join(' ')),
    })
    .onConflict('message_id')
    .ignore()
    .returning('id')
    .options(preparedAs('insert-activity'));
  return inserted.length > 0;
}

/** Newest first. */
export async function listActivities(
  db: Connection,
  filter: ActivityFilter,
  range: { limit: number; offset: number },
): Promise<Activity[]> {
  const rows = await matching(db<ActivityRow>('activities'), filter)
    .orderBy([
      { column: 'at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(range.limit)
    .offset(range.offset);
  return rows.map(activityOf);
}

export async function countActivities(db: Connection, filter: ActivityFilter): Promise<number> {
  const [row] = await matching(db('activities'), filter).count<{ count: number }[]>();
  return row?.count ?? 0;
}

/** Everybody who did anything, by the latest name. */
export async function listActors(db: Connection): Promise<ActivityPage['actors']> {
  const { rows } = await db.raw<{ rows: ActivityPage['actors'] }>(
    // One look at the index for each of the few: the deeds are many.
    `WITH RECURSIVE ids AS (
       SELECT min(actor_id) AS id FROM activities
       UNION ALL
       SELECT (SELECT min(actor_id) FROM activities WHERE actor_id > ids.id) FROM ids
       WHERE ids.id IS NOT NULL
     )
     SELECT id, (
       SELECT actor ->> 'name' FROM activities
       WHERE actor_id = ids.id ORDER BY at DESC, activities.id DESC LIMIT 1
     ) AS name
     FROM ids WHERE id IS NOT NULL`,
  );
  return rows;
}

/** Removes up to `most` from before a moment, and says how many. */
export async function removeActivitiesBefore(
  db: Database,
  moment: Date,
  most: number,
): Promise<number> {
  const old = db('activities').select('id').where('at', '<', moment).orderBy('at').limit(most);
  return db('activities').whereIn('id', old).delete();
}

function matching<Query extends Knex.QueryBuilder>(query: Query, filter: ActivityFilter): Query {
  const { kind, actor, from, before } = filter;
  if (kind !== undefined) void query.where({ kind });
  if (actor !== undefined) void query.where({ actor_id: actor });
  if (from !== null) void query.where('at', '>=', from);
  if (before !== null) void query.where('at', '<', before);
  for (const word of filter.words) {
    void query.whereLike('search_text', `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  }
  return query;
}

function activityOf(row: ActivityRow): Activity {
  return {
    id: row.id,
    at: row.at.toISOString(),
    actor: row.actor,
    kind: row.kind,
    deed: row.deed,
    subject: { id: row.subject_id, nameAr: row.subject_name_ar, nameEn: row.subject_name_en },
    changes: row.changes,
    requestId: row.request_id,
  };
}
