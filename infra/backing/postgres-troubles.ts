/** What PostgreSQL writes when it cannot start, and what a person should read instead. */
const troubles: readonly (readonly [RegExp, (at: Trouble) => string])[] = [
  [
    /shared memory segment.*No space left on device/,
    () => 'PostgreSQL needs more shared memory: give the container a larger --shm-size.',
  ],
  [
    /No space left on device/,
    ({ folder }) => `The disk that holds ${folder} is full: free some space and start again.`,
  ],
  [
    /could not bind|Address already in use/,
    ({ port }) => `Port ${port} is used by another program: stop that one or choose another port.`,
  ],
  [
    /wrong ownership/,
    ({ folder }) =>
      `The data in ${folder} belongs to another user of this machine: start as that user, or ` +
      'change the owner with chown -R.',
  ],
  [
    /error while loading shared libraries|cannot execute binary|ENOENT/,
    ({ line }) => `The PostgreSQL program does not run on this machine: ${line}`,
  ],
  [
    /[Pp]ermission denied|EACCES/,
    ({ folder, line }) => `PostgreSQL may not use ${folder}: ${line}`,
  ],
  [
    /checkpoint record|control file|pg_control|invalid data in|is not a valid data directory|could not (open|read|access|locate|find)|unexpected end|configuration file/,
    ({ folder, line }) =>
      `The database in ${folder} is damaged (${line}): restore a backup, or move the folder away ` +
      'to start with an empty one.',
  ],
];

interface Trouble {
  readonly folder: string;
  readonly port: number;
  /** The first line of the log that tells the reason. */
  readonly line: string;
}

/** One sentence from the log of a PostgreSQL that did not start, or that ended by itself. */
export function explainTrouble(
  log: string,
  { folder, port, event }: { folder: string; port: number; event: 'did not start' | 'ended' },
): string {
  const lines = log.split('\n').filter((line) => line.trim() !== '');
  const reason = lines.find((line) => /FATAL|PANIC|error/i.test(line)) ?? lines.at(-1);
  const line = reason?.replace(/^.*?(FATAL|PANIC|ERROR|error):\s*/, '') ?? 'it said nothing';
  const known = troubles.find(([pattern]) => pattern.test(log));
  if (known) return known[1]({ folder, port, line });
  return `PostgreSQL ${event} on ${folder}: ${line}.`;
}
