import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { Trouble } from '@dahab/local/trouble.ts';
import type { Terminal } from './terminal.ts';

/** On a terminal it asks; without one, lines come from standard input, one for each question. */
export function openTerminal(): Terminal {
  let piped: AsyncIterator<string> | null = null;
  const nextPiped = async (instead: string): Promise<string> => {
    piped ??= createInterface({ input: process.stdin })[Symbol.asyncIterator]();
    const { value, done } = await piped.next();
    if (done !== true) return value;
    throw new Trouble(`Nobody can be asked here: ${instead}`);
  };
  return {
    isTyped: process.stdin.isTTY,
    say: (line) => void process.stdout.write(`${line}\n`),
    note: (line) => void process.stderr.write(`${line}\n`),
    ask: (question, instead) =>
      process.stdin.isTTY ? askAloud(question, process.stderr) : nextPiped(instead),
    askSecret: async (question, instead) => {
      if (!process.stdin.isTTY) return nextPiped(instead);
      process.stderr.write(question);
      const answer = await askAloud('', silent());
      process.stderr.write('\n');
      return answer;
    },
  };
}

function askAloud(question: string, output: NodeJS.WritableStream): Promise<string> {
  const lines = createInterface({ input: process.stdin, output, terminal: true });
  return new Promise((resolve, reject) => {
    lines.once('SIGINT', () => {
      lines.close();
      reject(new Trouble('Given up: nothing was changed.'));
    });
    lines.question(question, (answer) => {
      lines.close();
      resolve(answer);
    });
  });
}

/** Swallows the echo of what is typed. */
function silent(): Writable {
  return new Writable({ write: (_chunk, _encoding, done) => done() });
}
