import { Writable } from 'node:stream';
import { expect, test } from '@jest/globals';
import { runInContext } from '../context.ts';
import { createLog } from '../log.ts';

function capture(): { lines: string[]; destination: Writable } {
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  return { lines, destination };
}

test('a line names its service and the request that it belongs to', () => {
  const { lines, destination } = capture();
  const log = createLog('orders', 'info', destination);
  runInContext({ requestId: 'till-7.abc' }, () => log.info('sold'));
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    service: 'orders',
    requestId: 'till-7.abc',
    msg: 'sold',
  });
});

test('a line of what is traced names its trace', () => {
  const { lines, destination } = capture();
  const log = createLog('orders', 'info', destination);
  const span = { traceparent: '', traceId: 'a-trace', spanId: 'a-span', end: () => undefined };
  runInContext({ requestId: 'till-7.abc', span }, () => log.info('sold'));
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    requestId: 'till-7.abc',
    traceId: 'a-trace',
    spanId: 'a-span',
  });
});

test('secrets never show their value, however deep they are named', () => {
  const { lines, destination } = capture();
  const log = createLog('notifier', 'info', destination);
  log.info({ botToken: '1:AAA', settings: { botToken: '2:BBB', form: { password: 'hunter2' } } });
  log.info({ headers: { authorization: 'Bearer abc', cookie: 'dahab_session=xyz' } });
  expect(lines.join('')).not.toMatch(/1:AAA|2:BBB|hunter2|Bearer abc|xyz/);
});
