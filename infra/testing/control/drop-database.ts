import pg from 'pg';

/** The role of the same name goes with it. */
export async function dropDatabase(adminUrl: string, name: string): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl });
  admin.on('error', () => {});
  await admin.connect();
  try {
    const id = admin.escapeIdentifier(name);
    await admin.query(`drop database if exists ${id} with (force)`);
    await admin.query(`drop role if exists ${id}`);
  } finally {
    await admin.end();
  }
}
