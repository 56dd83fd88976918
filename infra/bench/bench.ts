import type { Stage } from './stage/stage.ts';

/** What was seen of one subject in one round. */
export interface Sample {
  /** Requests (or transactions) answered well, each second. */
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p95: number;
  /** Answers other than the expected one. */
  readonly failures: number;
  /** CPU milliseconds a request took, by process; empty where the system does not tell. */
  readonly cpuMs: Readonly<Record<string, number>>;
  /** The most memory it held beyond what it held at rest, in MB; absent where nobody looked. */
  readonly memoryMb?: number;
}

export interface Subject {
  readonly name: string;
  run(seconds: number): Promise<Sample>;
}

/** What a subject must reach, or may cost: as a share of another one, or in memory. */
export type Limit = ShareLimit | MemoryLimit;

export interface MemoryLimit {
  readonly subject: string;
  readonly memoryMbAtMost: number;
}

export interface ShareLimit {
  readonly subject: string;
  readonly of: string;
  /** Of what the other one does in a second. */
  readonly atLeast?: number;
  /** Times the other one's p95. */
  readonly p95AtMost?: number;
}

/** Subjects that do the same thing in different ways, measured in turns. */
export interface Comparison {
  readonly name: string;
  readonly subjects: readonly Subject[];
  readonly limits: readonly Limit[];
  /** What the reader has to know about these figures. */
  readonly remark?: string;
}

/** One file of `benches/`. `prepare` starts what it needs on the stage, which ends it. */
export interface Bench {
  readonly name: string;
  prepare(stage: Stage): Promise<readonly Comparison[]>;
}
