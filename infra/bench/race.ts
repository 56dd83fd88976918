import { loadavg } from 'node:os';
import type { Comparison, Limit, MemoryLimit, Sample, ShareLimit } from './bench.ts';
import { median } from './median.ts';

export interface Result {
  readonly name: string;
  readonly remark: string | null;
  readonly subjects: readonly SubjectResult[];
  readonly limits: readonly LimitResult[];
}

export interface SubjectResult extends Sample {
  readonly name: string;
  /** Every round, so that a reader sees how far they lie apart. */
  readonly rounds: readonly (Sample & { readonly load: number })[];
}

export type LimitResult =
  | (ShareLimit & {
      /** The median of the ratios of each round: both sides saw the same machine. */
      readonly ratio: number;
    })
  | (MemoryLimit & { readonly memoryMb: number });

const WARM_UP_SECONDS = 2;

/** Warms every subject up, then measures them in turns, round by round. */
export async function race(
  comparison: Comparison,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Result> {
  const samples = new Map<string, (Sample & { load: number })[]>();
  for (const subject of comparison.subjects) {
    samples.set(subject.name, []);
    await subject.run(WARM_UP_SECONDS);
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const subject of comparison.subjects) {
      const sample = await subject.run(seconds);
      samples.get(subject.name)?.push({ ...sample, load: loadavg()[0] ?? Number.NaN });
    }
  }
  return {
    name: comparison.name,
    remark: comparison.remark ?? null,
    subjects: [...samples].map(([name, rounds]) => subjectOf(name, rounds)),
    limits: comparison.limits.map((limit) => limitOf(samples, limit)),
  };
}

function subjectOf(name: string, rounds: readonly (Sample & { load: number })[]): SubjectResult {
  return { name, ...middleOf(rounds), rounds };
}

function middleOf(samples: readonly Sample[]): Sample {
  const of = (figure: (sample: Sample) => number): number => median(samples.map(figure));
  const processes = Object.keys(samples[0]?.cpuMs ?? {});
  return {
    perSecond: of((sample) => sample.perSecond),
    p50: of((sample) => sample.p50),
    p95: of((sample) => sample.p95),
    failures: samples.reduce((sum, { failures }) => sum + failures, 0),
    cpuMs: Object.fromEntries(
      processes.map((name) => [name, of((sample) => sample.cpuMs[name] ?? Number.NaN)]),
    ),
    ...(samples[0]?.memoryMb !== undefined && {
      memoryMb: Math.max(...samples.map(({ memoryMb = 0 }) => memoryMb)),
    }),
  };
}

function limitOf(samples: ReadonlyMap<string, readonly Sample[]>, limit: Limit): LimitResult {
  if ('of' in limit) return { ...limit, ratio: ratioOf(samples, limit) };
  const { memoryMb = Number.NaN } = middleOf(samples.get(limit.subject) ?? []);
  return { ...limit, memoryMb };
}

function ratioOf(
  samples: ReadonlyMap<string, readonly Sample[]>,
  { subject, of, p95AtMost }: ShareLimit,
): number {
  const figureOf = ({ perSecond, p95 }: Sample): number =>
    p95AtMost === undefined ? perSecond : p95;
  const others = samples.get(of) ?? [];
  const ratios = (samples.get(subject) ?? []).map((sample, round) => {
    const other = others[round];
    return figureOf(sample) / (other ? figureOf(other) : Number.NaN);
  });
  return median(ratios);
}
