import { useCallback, useMemo, useState } from 'react';

export interface Identified {
  id: number;
}

type Rows<Row> = ReadonlyMap<number, Row>;

/**
 * Rows chosen in a list, across its pages; another `scope` (its filters) starts anew. The rows are
 * kept with their selection, so that they can be named when they are no longer on the page.
 */
export function useSelection<Row extends Identified>(scope: string) {
  const [chosen, setChosen] = useState<{ scope: string; rows: Rows<Row> }>({
    scope,
    rows: new Map(),
  });
  const rows: Rows<Row> | null = chosen.scope === scope ? chosen.rows : null;

  const set = useCallback(
    (changed: readonly Row[], selected: boolean) => {
      setChosen((before) => {
        const after = new Map(before.scope === scope ? before.rows : []);
        for (const row of changed) {
          if (selected) after.set(row.id, row);
          else after.delete(row.id);
        }
        return { scope, rows: after };
      });
    },
    [scope],
  );
  const clear = useCallback(() => setChosen({ scope, rows: new Map() }), [scope]);

  return useMemo(
    () => ({
      rows: [...(rows?.values() ?? [])],
      count: rows?.size ?? 0,
      has: ({ id }: Row) => rows?.has(id) ?? false,
      set,
      clear,
    }),
    [rows, set, clear],
  );
}

export type Selection<Row extends Identified> = ReturnType<typeof useSelection<Row>>;
