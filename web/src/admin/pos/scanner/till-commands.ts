/** What a cashier does by scanning a code of the command sheet, without keys or touch. */
export const tillCommands = [
  'pay-cash',
  'pay-card',
  'pay-transfer',
  'print',
  'next',
  'hold',
  'recall',
] as const;

export type TillCommand = (typeof tillCommands)[number];

/** Ten digits: no barcode has so many, and digits are read alike on every layout of keyboard. */
const PREFIX = '90000000';

/** The digits of its code. They stand on printed sheets: new commands go to the end of the list. */
export function codeOfCommand(command: TillCommand): string {
  return `${PREFIX}${String(tillCommands.indexOf(command) + 1).padStart(2, '0')}`;
}

/** The command of a scanned code; undefined for anything else. */
export function commandOf(code: string): TillCommand | undefined {
  return tillCommands.find((command) => codeOfCommand(command) === code);
}
