import pg from 'pg';

/**
 * A database with an owner role of the same name, made when absent; the role gets `password` in any
 * case. Answers the URL for that role. Safe to call by several at once.
 */
export async function ensureDatabase(
  adminUrl: string,
  name: string,
  password: string,
): Promise<string> {
  const admin = new pg.Client({ connectionString: adminUrl });
  admin.on('error', () => {});
  await admin.connect();
  try {
    await ensureRole(admin, name, password);
    await ensureOwnedDatabase(admin, name);
  } finally {
    await admin.end();
  }
  const url = new URL(adminUrl);
  url.username = encodeURIComponent(name);
  url.password = encodeURIComponent(password);
  url.pathname = `/${encodeURIComponent(name)}`;
  return url.href;
}

async function ensureRole(admin: pg.Client, name: string, password: string): Promise<void> {
  const role = admin.escapeIdentifier(name);
  await unlessThere(admin, `create role ${role} login`);
  await admin.query(`alter role ${role} password ${admin.escapeLiteral(password)}`);
}

async function ensureOwnedDatabase(admin: pg.Client, name: string): Promise<void> {
  const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [name]);
  if (rowCount) return;
  const id = admin.escapeIdentifier(name);
  // An administrator who is no superuser may give a database only to a role that he is in.
  await admin.query(`grant ${id} to current_user`);
  await unlessThere(admin, `create database ${id} owner ${id} template template0`);
  await admin.query(`revoke all on database ${id} from public`);
}

const alreadyThere = new Set(['42P04', '42710', '23505']);

async function unlessThere(admin: pg.Client, sql: string): Promise<void> {
  try {
    await admin.query(sql);
  } catch (error) {
    if (!alreadyThere.has((error as { code?: string }).code ?? '')) throw error;
  }
}
