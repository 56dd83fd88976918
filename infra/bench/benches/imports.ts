import type { Bench, Comparison } from '../bench.ts';
import { importSubject, LIST_ALONE, listSubject } from '../load/import-load.ts';
import { type ExportKind, exportOf } from '../stage/export-file.ts';
import { signIn } from '../stage/sign-in.ts';
import { workSubject } from '../stage/work-subject.ts';
import { IMPORTED_ROWS } from '../stage/imported-rows.ts';

const paths = {
  products: '/api/import/shopify',
  customers: '/api/import-customers',
} as const satisfies Record<ExportKind, string>;

/** An import, against reading its file alone and against COPY of it into a bare table. */
export const imports: Bench = {
  name: 'imports',
  prepare: async (stage) => {
    const [shop, database] = [await stage.shop(), await stage.database()];
    const cookie = await signIn(shop.url);
    const running = { ...shop, cookie, databasePid: database.pid };
    return (['products', 'customers'] as const).map((kind): Comparison => {
      const job = { url: database.url, connections: 1, kind };
      const fileOf = (number: number): string => exportOf(kind)(`run${number}`, IMPORTED_ROWS);
      return {
        name: `import of ${kind}`,
        subjects: [
          workSubject('fast-csv alone', 'bare-parse', job),
          workSubject('COPY alone', 'bare-copy', job),
          listSubject(running),
          importSubject(running, { path: paths[kind], fileOf, rows: IMPORTED_ROWS }),
        ],
        limits: [
          { subject: 'shop in one process', of: 'fast-csv alone', atLeast: 0.04 },
          { subject: 'shop in one process', of: 'COPY alone', atLeast: 0.01 },
          { subject: 'shop in one process', of: LIST_ALONE, p95AtMost: 2 },
          { subject: 'shop in one process', memoryMbAtMost: 250 },
        ],
        remark:
          'rows each second; p50 and p95 of the shop are its list’s while it imports, to be held ' +
          'against the list with no import beside it.',
      };
    });
  },
};
