import type { AddressInfo } from 'node:net';
import express from 'express';
import pg from 'pg';

/** Express that asks the database once for the list, as a small shop would be written. */
const pool = new pg.Pool({ connectionString: process.argv[2] ?? '', max: 6 });
const app = express().disable('etag');
app.get('/api/products', async (_request, response) => {
  const { rows } = await pool.query(
    `SELECT * FROM products WHERE NOT is_archived ORDER BY created_at DESC, id DESC LIMIT 12`,
  );
  response.json(rows);
});
const server = app.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
});
