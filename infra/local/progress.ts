/** Tells the person who started the shop what is being done and how long it took. */
export interface Progress {
  /** Rejects without doing anything once `signal` is aborted. */
  step<T>(doing: string, work: () => Promise<T>): Promise<T>;
  say(text: string): void;
}

export function createProgress(
  out: NodeJS.WritableStream & { isTTY?: boolean },
  signal: AbortSignal,
): Progress {
  return {
    say: (text) => void out.write(`${text}\n`),
    step: async (doing, work) => {
      signal.throwIfAborted();
      const started = performance.now();
      if (out.isTTY) out.write(`  … ${doing}`);
      const result = await work();
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      out.write(`${out.isTTY ? '\r' : ''}  ✓ ${doing} (${seconds} s)\n`);
      return result;
    },
  };
}
