import { connectDatabase, type Database } from '@dahab/chassis/database/connect.ts';
import { createLog } from '@dahab/chassis/log.ts';
import { inboxState } from '@dahab/chassis/messaging/inbox-store.ts';
import { outboxState } from '@dahab/chassis/messaging/outbox.ts';
import { sentenceOf } from '@dahab/local/trouble.ts';
import { type ServiceName, serviceNames } from '@dahab/protocol/event.ts';
import type { DatabaseUrls } from '../config.ts';
import { markedDatabases } from '../databases/marks.ts';
import { pendingMigrations } from '../databases/pending-migrations.ts';
import { bad, type Finding, good, note } from './finding.ts';
import { clockFinding, inboxFinding, outboxFinding } from './rules.ts';

const OLDEST_POSTGRES = 15;

/** Each service's database: there, new enough, up to date, its clock ours, nothing stuck in it. */
export async function lookAtDatabases(
  databases: DatabaseUrls,
  isOpen: boolean | null,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const service of serviceNames) {
    findings.push(...(await lookAt(service, databases[service], isOpen)));
  }
  if (findings.every(({ check }) => !check.endsWith(' database'))) {
    findings.push(...(await unfinishedRestore(databases)), ...(await unfinishedSeeding(databases)));
  }
  return findings;
}

async function lookAt(
  service: ServiceName,
  url: string,
  isOpen: boolean | null,
): Promise<Finding[]> {
  const db = connectDatabase(url, 2, createLog('doctor', 'silent'));
  try {
    const pending = await pendingMigrations(service, url);
    return [
      await versionFinding(service, db),
      migrationFinding(service, pending),
      ...(pending.length === 0 ? await messageFindings(service, db, isOpen) : []),
    ];
  } catch (error) {
    const why = sentenceOf(error, '') ?? (error as Error).message;
    return [bad(`${service} database`, why)];
  } finally {
    await db.destroy();
  }
}

async function versionFinding(service: ServiceName, db: Database): Promise<Finding> {
  const before = Date.now();
  const { rows } = await db.raw<{ rows: { version: string; now: Date }[] }>(
    `SELECT current_setting('server_version') AS version, clock_timestamp() AS now`,
  );
  const between = (before + Date.now()) / 2;
  const { version = '0', now } = rows[0] ?? {};
  const skew = clockFinding(service, ((now?.getTime() ?? 0) - between) / 1_000);
  if (skew) return skew;
  if (Number.parseInt(version, 10) < OLDEST_POSTGRES) {
    return bad(
      `${service} PostgreSQL`,
      `${version} is too old: ${OLDEST_POSTGRES} or newer is needed.`,
    );
  }
  return good(`${service} PostgreSQL`, version);
}

function migrationFinding(service: ServiceName, pending: readonly string[]): Finding {
  const check = `${service} migrations`;
  if (pending.length === 0) return good(check, 'up to date');
  return bad(check, `${pending.length} pending: npm run shop -- migrate, or start the shop.`);
}

async function messageFindings(
  service: ServiceName,
  db: Database,
  isOpen: boolean | null,
): Promise<Finding[]> {
  return [
    outboxFinding(service, await outboxState(db), isOpen),
    inboxFinding(service, await inboxState(db), isOpen),
  ];
}

async function unfinishedRestore(databases: DatabaseUrls): Promise<Finding[]> {
  const marked = await markedDatabases(databases, 'unfinished_restore');
  if (marked.length === 0) return [];
  if (marked.length === serviceNames.length) {
    return [
      note(
        'restore',
        'A restore was cut off before it changed anything: run it again or go on without it.',
      ),
    ];
  }
  return [
    bad(
      'restore',
      `A restore was cut off before ${marked.join(', ')}: run it again before you start the shop.`,
    ),
  ];
}

async function unfinishedSeeding(databases: DatabaseUrls): Promise<Finding[]> {
  const marked = await markedDatabases(databases, 'unfinished_seeding');
  if (marked.length === 0) return [];
  return [bad('seed', 'The demo is only half there: stop the services and run seed again.')];
}
