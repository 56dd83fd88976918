import { isBarcode } from '@dahab/catalog/contract/barcode.ts';
import { expect, test } from '@jest/globals';
import { codeOfCommand, commandOf, tillCommands } from './till-commands.ts';

test('every command has a code of its own, and none that a piece may have', () => {
  const codes = tillCommands.map(codeOfCommand);
  expect(new Set(codes).size).toBe(tillCommands.length);
  expect(codes.map(commandOf)).toEqual([...tillCommands]);
  expect(codes.filter(isBarcode)).toEqual([]);
});

test('sheets that were printed stay right', () => {
  expect(tillCommands.map(codeOfCommand).join(' ')).toBe(
    '9000000001 9000000002 9000000003 9000000004 9000000005 9000000006 9000000007',
  );
});

test.each(['2000000000077', '9000000000', '9000000008', ''])('%j is no command', (code) => {
  expect(commandOf(code)).toBeUndefined();
});
