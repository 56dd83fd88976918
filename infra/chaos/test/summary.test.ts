import { expect, test } from '@jest/globals';
import { missingIn, summaryOf } from '../summary.ts';

const said = `postgres killed: 3 answers

Could not run here, or not in full:
  infra/chaos/test/a.test.ts: Redis is not to be had: no container engine answers

3 passed, 0 failed, 1 skipped
`;

const assertion = (fullName: string, status: string) => ({ fullName, status });

test('a run ends with what was gone through, what failed and what was not to be had', () => {
  const testResults = [
    {
      name: '/shop/infra/chaos/test/a.test.ts',
      message: '',
      assertionResults: [assertion('one', 'passed'), assertion('two', 'failed')],
    },
    { name: '/shop/b.test.ts', message: 'SyntaxError', assertionResults: [] },
  ];
  const missing = missingIn(said);
  const runs = [
    { carrier: 'in-process', results: { testResults }, missing },
    { carrier: 'rabbitmq', results: null, missing },
  ] as const;
  const lines = summaryOf(runs, { rounds: '1', root: '/shop' }).split('\n');
  expect(lines.slice(0, 14)).toEqual([
    '',
    'Gone through once:',
    '  Events in process',
    '    b.test.ts: 0 hold',
    '    infra/chaos/test/a.test.ts: 1 hold, 1 failed',
    '  Events over RabbitMQ',
    '    ended before its end',
    'Failed:',
    '  Events in process: infra/chaos/test/a.test.ts: two',
    '  b.test.ts: could not be loaded',
    '  Events over RabbitMQ: the run ended before its end',
    'Not to be had here, or not in full:',
    '  infra/chaos/test/a.test.ts: Redis is not to be had: no container engine answers',
    'Not part of this run, each by itself:',
  ]);
});

test('a run that had everything says so', () => {
  expect(missingIn('3 passed, 0 failed, 0 skipped\n')).toEqual([]);
  const run = { carrier: 'in-process', results: { testResults: [] }, missing: [] } as const;
  const text = summaryOf([run], { rounds: '20', root: '/shop' });
  expect(text).toContain('Gone through 20 times:');
  expect(text).toContain('Failed: nothing\nNot to be had here, or not in full: nothing\n');
});
