import type { Command } from './command.ts';

const INDENT = 28;

export function overview(commands: readonly Command[]): string {
  return [
    'Use: npm run shop -- <command> [options]',
    '     in an image: node infra/operations/shop.mjs <command> [options]',
    '',
    ...commands.map(({ usage, summary }) => `  ${usage.split(' [')[0]?.padEnd(INDENT)}${summary}`),
    '',
    'Which shop: that of DATA_DIR (.data unless set), or, when the six …_DATABASE_URL are set, the',
    'one that runs on these servers.',
    '',
    'More about one: npm run shop -- <command> --help, and infra/docs/operations.md.',
  ].join('\n');
}

export function commandHelp({ usage, summary, shop, help }: Command): string {
  const state =
    shop === 'closed'
      ? 'The shop must be closed: Ctrl-C where npm start runs, or stop its containers.'
      : 'The shop may be open or closed.';
  return [`Use: npm run shop -- ${usage}`, '', `${summary} ${state}`, '', ...help].join('\n');
}
