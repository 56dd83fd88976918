import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { type Panel, readDashboard } from '../read-dashboard.ts';

interface Provisioned {
  readonly datasources: readonly { readonly uid: string; readonly type: string }[];
  readonly providers: readonly { readonly options: { readonly path: string } }[];
}

const read = (path: string): string =>
  readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const provisioned = (path: string): Provisioned =>
  parse(read(`infra/observability/grafana/provisioning/${path}`)) as Provisioned;
const panels = readDashboard();
const shown = panels.filter(({ type }) => type !== 'row');

test('the panels are of kinds and units that Grafana brings along', () => {
  const kinds = new Set(['stat', 'timeseries', 'table']);
  const units = new Set(['short', 'reqps', 'percentunit', 's', 'bytes']);
  const odd = shown.filter(
    ({ type, fieldConfig }) => !kinds.has(type) || !units.has(fieldConfig?.defaults.unit ?? ''),
  );
  expect(odd.map(({ title }) => title)).toEqual([]);
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
});

test('each panel asks the Prometheus that is provisioned, by queries with names of their own', () => {
  const { datasources } = provisioned('datasources/prometheus.yml');
  const [prometheus] = datasources.map(({ uid, type }) => ({ uid, type }));
  for (const { title, datasource, targets = [] } of shown) {
    expect({ title, datasource }).toEqual({ title, datasource: prometheus });
    expect(targets.length).toBeGreaterThan(0);
    expect(new Set(targets.map(({ refId }) => refId)).size).toBe(targets.length);
  }
});

test('queries use the one variable of Grafana alone, and legends labels that are left', () => {
  const targets = shown.flatMap(({ targets = [] }) => targets);
  const variables = targets.flatMap(({ expr }) => expr.match(/\$\w+/g) ?? []);
  expect([...new Set(variables)]).toEqual(['$__rate_interval']);
  const lost = targets.filter(({ expr, legendFormat = '' }) => {
    const [, kept] = /\bby \(([^)]*)\)/.exec(expr) ?? [];
    const named = [...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(([, label = '']) => label);
    return kept !== undefined && named.some((label) => !kept.split(/,\s*/).includes(label));
  });
  expect(lost).toEqual([]);
});

test('no two panels lie on each other, and none outside the 24 columns', () => {
  const overlap = (a: Panel, b: Panel): boolean =>
    a.gridPos.x < b.gridPos.x + b.gridPos.w &&
    b.gridPos.x < a.gridPos.x + a.gridPos.w &&
    a.gridPos.y < b.gridPos.y + b.gridPos.h &&
    b.gridPos.y < a.gridPos.y + a.gridPos.h;
  const pairs = panels.flatMap((a, n) => panels.slice(n + 1).map((b) => [a, b] as const));
  expect(pairs.filter(([a, b]) => overlap(a, b))).toEqual([]);
  expect(panels.filter(({ gridPos }) => gridPos.x + gridPos.w > 24)).toEqual([]);
});

test('Grafana finds the dashboard where docker-compose.yml puts it', () => {
  const { path } = provisioned('dashboards/dahab.yml').providers[0]?.options ?? {};
  const compose = parse(read('docker-compose.yml'), { merge: true }) as {
    services: { grafana: { volumes: string[]; environment: Record<string, string> } };
  };
  const { volumes, environment } = compose.services.grafana;
  expect(volumes).toContain(`./infra/observability/grafana/dashboards:${path}:ro`);
  expect(environment['GF_DASHBOARDS_DEFAULT_HOME_DASHBOARD_PATH']).toBe(`${path}/dahab.json`);
});
