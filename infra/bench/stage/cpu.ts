import { readdirSync, readFileSync } from 'node:fs';

/** Of Linux' /proc: hundredths of a second on every platform that Node runs on. */
const MS_PER_TICK = 10;

/** CPU milliseconds that a process and its children have used so far; null where nobody tells. */
export function cpuMsOf(pid: number): number | null {
  try {
    const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    const stats = all.flatMap((name) => statOf(Number(name)) ?? []);
    const family = stats.filter((stat) => stat.pid === pid || stat.parent === pid);
    return family.reduce((sum, stat) => sum + stat.ticks, 0) * MS_PER_TICK;
  } catch {
    return null;
  }
}

function statOf(pid: number): { pid: number; parent: number; ticks: number } | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold anything.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    // Its own user and system time, and those of children that have ended.
    const ticks = [11, 12, 13, 14].reduce((sum, index) => sum + Number(fields[index]), 0);
    return { pid, parent: Number(fields[1]), ticks };
  } catch {
    return null;
  }
}
