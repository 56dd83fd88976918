import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findProgram } from '@dahab/backing/find-program.ts';
import { describe, expect, test } from '@jest/globals';
import { describeSkipped, noteUntried } from '@dahab/testing/missing.ts';
import { namedMetrics } from './named-metrics.ts';
import { readRules } from './read-rules.ts';

const folder = fileURLToPath(new URL('../prometheus/', import.meta.url));
const manual = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');
const headings = [...manual.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
  heading.toLowerCase().replaceAll(' ', '-'),
);
const alerts = readRules().filter(({ alert }) => alert !== undefined);

const promtool = findProgram('promtool');
const describePromtool = promtool === null ? withoutPromtool() : describe;

function withoutPromtool() {
  const reason = "promtool, of Prometheus' package, is not installed";
  noteUntried(`The rules of Prometheus are not tried: ${reason}`);
  return describeSkipped(reason);
}

test.each(alerts)('$alert says what is wrong, what to do and how soon', (rule) => {
  const { summary, action, runbook = '' } = rule.annotations ?? {};
  const [file, anchor] = runbook.split('#');

  expect([summary, action]).toEqual([expect.any(String), expect.any(String)]);
  expect(['critical', 'warning']).toContain(rule.labels?.['severity']);
  expect(file).toBe('infra/docs/operations.md');
  expect(headings).toContain(anchor);
  expect(anchor).toBe(rule.alert?.toLowerCase());
});

test('every runbook is of an alert that there is', () => {
  const runbooks = headings.filter((heading) => heading.startsWith('dahab'));

  expect(runbooks.toSorted()).toEqual(
    alerts.map(({ alert = '' }) => alert.toLowerCase()).toSorted(),
  );
});

test('every alert has a case in which it fires', () => {
  const cases = readFileSync(`${folder}/tests/dahab.test.yml`, 'utf8');
  const unproved = alerts.filter(({ alert }) => !cases.includes(`#${alert?.toLowerCase()}`));

  expect(unproved).toEqual([]);
});

test('an expression is read for the metrics that it asks for', () => {
  const expression =
    'histogram_quantile(0.95, sum by (service, le) (rate(a_bucket{route!~".*"}[10m]))) > 1 and b:c == 0 or absent(d{e="f"})';

  expect(namedMetrics(expression)).toEqual(['a_bucket', 'b:c', 'd']);
});

describePromtool('Prometheus', () => {
  const run = (...args: string[]): string =>
    execFileSync(promtool ?? '', args, { cwd: folder, encoding: 'utf8' });

  test('takes our configuration', () => {
    expect(run('check', 'config', '--syntax-only', 'prometheus.yml')).toContain('SUCCESS');
  });

  test('takes the rules, and each fires when it should and is quiet otherwise', () => {
    expect(run('check', 'rules', 'rules/dahab.yml')).toContain('SUCCESS');
    expect(run('test', 'rules', 'tests/dahab.test.yml')).toContain('SUCCESS');
  });
});
