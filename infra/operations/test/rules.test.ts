import { expect, test } from '@jest/globals';
import { commands } from '../commands/commands.ts';
import { inOrder } from '../databases/tables.ts';
import {
  clockFinding,
  diskFinding,
  inboxFinding,
  nodeFinding,
  outboxFinding,
  secretFinding,
} from '../doctor/rules.ts';
import { commandHelp } from '../help.ts';
import { parseCommand } from '../parse-command.ts';

const GIGABYTE = 1024 ** 3;

test('an open shop that does not tell is wrong; a closed one only waits', () => {
  const old = { waiting: 3, oldestSeconds: 90 };
  expect(outboxFinding('orders', old, true).state).toBe('bad');
  expect(outboxFinding('orders', old, null).state).toBe('bad');
  expect(outboxFinding('orders', old, false).state).toBe('note');
  expect(outboxFinding('orders', { waiting: 3, oldestSeconds: 2 }, true).state).toBe('good');
});

test('what was given up is wrong, open or closed', () => {
  const state = { waiting: 0, oldestSeconds: 0, dead: 1 };
  expect(inboxFinding('orders', state, false)).toMatchObject({
    state: 'bad',
    says: expect.stringContaining('redrive'),
  });
});

test('clocks may differ by two seconds', () => {
  expect(clockFinding('orders', 1.9)).toBeNull();
  expect(clockFinding('orders', -2.5)?.says).toContain('2.5 s behind');
});

test('a disk is full before nothing is left', () => {
  expect(diskFinding('/data', GIGABYTE / 2, GIGABYTE * 100).state).toBe('bad');
  expect(diskFinding('/data', GIGABYTE * 2, GIGABYTE * 100).state).toBe('note');
  expect(diskFinding('/data', GIGABYTE * 50, GIGABYTE * 100).state).toBe('good');
});

test('Node.js 20.19 is the oldest that does', () => {
  expect(
    ['20.18.3', '18.20.0', '20.19.0', '24.1.0'].map((version) => nodeFinding(version).state),
  ).toEqual(['bad', 'bad', 'good', 'good']);
});

test('a secret out of an example is none', () => {
  const example = 'change-me-to-32-or-more-random-characters';
  expect(secretFinding('SETTINGS_KEY', example).state).toBe('bad');
  expect(secretFinding('SETTINGS_KEY', 'a'.repeat(40)).state).toBe('bad');
  expect(secretFinding('SETTINGS_KEY', 'f3a90c71be5d24860f3a90c71be5d248').state).toBe('good');
});

test('a table is filled after those that it points at', () => {
  const tables = [
    { name: 'lines', needs: ['orders', 'products'] },
    { name: 'orders', needs: ['customers'] },
    { name: 'customers', needs: [] },
    { name: 'products', needs: [] },
  ];
  expect(inOrder(tables).map(({ name }) => name)).toEqual([
    'customers',
    'products',
    'orders',
    'lines',
  ]);
  const loop = [
    { name: 'a', needs: ['b'] },
    { name: 'b', needs: ['a'] },
  ];
  expect(() => inOrder(loop)).toThrow('need each other');
});

test('every command has its help, which names each of its options', () => {
  for (const command of commands) {
    expect(parseCommand(commands, [command.name, '--help'])).toEqual({ kind: 'help', command });
    for (const option of Object.keys(command.options)) {
      expect(commandHelp(command)).toContain(`--${option}`);
    }
  }
});

test('a line that cannot be understood is answered with how it would be', () => {
  expect(() => parseCommand(commands, ['backup'])).toThrow('backup <file>');
  expect(() => parseCommand(commands, ['backup', 'a', 'b'])).toThrow('too much');
  expect(() => parseCommand(commands, ['doctor', '--jsn'])).toThrow('doctor --help');
  expect(() => parseCommand(commands, ['docter'])).toThrow('There are: doctor');
});
