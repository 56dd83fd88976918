import { inUnits } from '../in-units.ts';
import { bad, type Finding, good, note } from './finding.ts';

/** An open shop tells and hears within seconds. */
const LONGEST_WAIT_SECONDS = 60;
/** Sessions, leases and tokens are compared with clocks of several machines. */
const MOST_SKEW_SECONDS = 2;
const LEAST_FREE = 1024 ** 3;
const LEAST_SHARE = 0.05;

interface Waiting {
  readonly waiting: number;
  readonly oldestSeconds: number;
}

/** Null when the clocks agree. */
export function clockFinding(service: string, aheadSeconds: number): Finding | null {
  if (Math.abs(aheadSeconds) <= MOST_SKEW_SECONDS) return null;
  const way = aheadSeconds > 0 ? 'ahead of' : 'behind';
  return bad(
    `${service} clock`,
    `The database's clock is ${Math.abs(aheadSeconds).toFixed(1)} s ${way} this machine's: let both follow NTP.`,
  );
}

export function outboxFinding(
  service: string,
  { waiting, oldestSeconds }: Waiting,
  isOpen: boolean | null,
): Finding {
  const check = `${service} outbox`;
  if (waiting === 0) return good(check, 'nothing waits');
  const says = `${waiting} wait to be told, the oldest for ${Math.round(oldestSeconds)} s`;
  if (isOpen === false) return note(check, `${says}; they are told when the shop starts.`);
  if (oldestSeconds <= LONGEST_WAIT_SECONDS) return good(check, says);
  return bad(check, `${says}: is the service up, and the bus reachable?`);
}

export function inboxFinding(
  service: string,
  { waiting, dead, oldestSeconds }: Waiting & { readonly dead: number },
  isOpen: boolean | null,
): Finding {
  const check = `${service} inbox`;
  if (dead > 0)
    return bad(check, `${dead} given up: npm run shop -- redrive lists them with their reasons.`);
  if (waiting === 0) return good(check, 'nothing waits');
  const says = `${waiting} wait to be handled, the oldest for ${Math.round(oldestSeconds)} s`;
  if (isOpen === false) return note(check, `${says}; they are handled when the shop starts.`);
  if (oldestSeconds <= LONGEST_WAIT_SECONDS) return good(check, says);
  return bad(check, `${says}: the service's log says why.`);
}

export function diskFinding(folder: string, freeBytes: number, allBytes: number): Finding {
  const check = 'disk';
  const says = `${inUnits(freeBytes)} of ${inUnits(allBytes)} free for ${folder}`;
  if (freeBytes >= LEAST_FREE && freeBytes / allBytes >= LEAST_SHARE) return good(check, says);
  if (freeBytes >= LEAST_FREE) return note(check, `${says}: getting scarce.`);
  return bad(check, `${says}: free some space, or the database will stop writing.`);
}

export function nodeFinding(version: string): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return good('Node.js', version);
  return bad('Node.js', `${version} is too old: install 20.19 or newer.`);
}

/** A secret as it stands in an example, or one that is quickly guessed. */
export function secretFinding(name: string, secret: string): Finding {
  const isExample = /change-?me|example|secret|password|default/i.test(secret);
  if (isExample || new Set(secret).size < 8) {
    return bad(
      name,
      'It is one that others know or guess: put 32 random characters there (openssl rand -hex 32).',
    );
  }
  return good(name, 'set, and not one of the examples');
}
