import type { LimitResult, Result, SubjectResult } from './race.ts';

const columns = ['', 'per second', 'p50 ms', 'p95 ms', 'CPU ms each', 'MB more', 'failed'];

/** All results as one table, and below it what each limit says. */
export function tableOf(results: readonly Result[]): string {
  const rows = results.flatMap((result) => [
    [result.name],
    ...result.subjects.map((subject) => rowOf(subject)),
  ]);
  const widths = columns.map((column, index) =>
    Math.max(column.length, ...rows.map((row) => (row.length > 1 ? (row[index]?.length ?? 0) : 0))),
  );
  const line = (row: readonly string[]): string =>
    row
      .map((cell, index) =>
        index === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[index] ?? 0),
      )
      .join('  ');
  const limits = results.flatMap((result) =>
    result.limits.map((limit) => sentenceOf(result.name, limit)),
  );
  const remarks = results.flatMap(({ name, remark }) =>
    remark === null ? [] : `${name}: ${remark}`,
  );
  return [line(columns), ...rows.map(line), '', ...limits, '', ...remarks].join('\n');
}

function rowOf({ name, perSecond, p50, p95, cpuMs, failures, memoryMb }: SubjectResult): string[] {
  const cpu = Object.entries(cpuMs).map(([process, ms]) => `${process} ${ms.toFixed(2)}`);
  return [
    `  ${name}`,
    Math.round(perSecond).toLocaleString('en'),
    p50.toFixed(1),
    p95.toFixed(1),
    cpu.join(' + '),
    memoryMb === undefined ? '' : memoryMb.toFixed(0),
    String(failures),
  ];
}

function sentenceOf(name: string, limit: LimitResult): string {
  if ('memoryMb' in limit) {
    const { subject, memoryMb, memoryMbAtMost } = limit;
    const verdict = memoryMb <= memoryMbAtMost ? 'holds' : 'SHORT';
    return `${verdict}  ${name}: ${subject} holds ${memoryMb.toFixed(0)} MB more than at rest (at most ${memoryMbAtMost})`;
  }
  const { subject, of, atLeast, p95AtMost, ratio } = limit;
  if (p95AtMost !== undefined) {
    const verdict = ratio <= p95AtMost ? 'holds' : 'SHORT';
    return `${verdict}  ${name}: p95 of ${subject} is ${ratio.toFixed(2)} of ${of} (at most ${p95AtMost})`;
  }
  const verdict = ratio >= (atLeast ?? 0) ? 'holds' : 'SHORT';
  return `${verdict}  ${name}: ${subject} is ${ratio.toFixed(2)} of ${of} (at least ${atLeast})`;
}
