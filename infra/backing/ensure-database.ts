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
    // One after the other: released with the connection.
    await admin.query("select pg_advisory_lock(hashtext('dahab.ensure-database'))");
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
  const { rowCount } = await admin.query('select from pg_roles where rolname = $1', [name]);
  const verb = rowCount ? 'alter' : 'create';
  await admin.query(`${verb} role ${role} login password ${admin.escapeLiteral(password)}`);
}

async function ensureOwnedDatabase(admin: pg.Client, name: string): Promise<void> {
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [name]);
  if (rowCount) return;
  const id = admin.escapeIdentifier(name);
  // An administrator who is no superuser may give a database only to a role that he is in.
  await admin.query(`grant ${id} to current_user`);
  await admin.query(`create database ${id} owner ${id} template template0`);
  await admin.query(`revoke all on database ${id} from public`);
}
