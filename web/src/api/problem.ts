import type { Problem } from '@dahab/protocol/problem.ts';

/** A failed call as screens see it: one sentence, and what belongs beside which field. */
export interface ApiProblem {
  /** HTTP status; 0 when the shop could not be reached. */
  status: number;
  message: string;
  code: string;
  issues: { path: string; message: string }[];
  requestId: string | undefined;
}

const UNKNOWN = 'An unknown error occurred';
const UNREACHABLE = 'The shop cannot be reached';

/** The message, else the error field, else a general sentence; a failed read without either says its status. */
export function problemOf(status: number, body: unknown, isRead: boolean): ApiProblem {
  const problem = (isRecord(body) ? body : {}) as Partial<Problem>;
  return {
    status,
    message: problem.message || problem.error || (isRead ? readFailure(status, body) : UNKNOWN),
    code: problem.code ?? 'unknown',
    issues: problem.issues ?? [],
    requestId: problem.requestId,
  };
}

export function unreachable(): ApiProblem {
  return { status: 0, message: UNREACHABLE, code: 'unreachable', issues: [], requestId: undefined };
}

/** True when waiting helps: the shop, or a part of it, is down. */
export function isOutage(problem: ApiProblem): boolean {
  return problem.status === 0 || problem.status === 503;
}

/** Whatever a mutation threw, as a problem. */
export function asProblem(error: unknown): ApiProblem {
  if (isRecord(error) && typeof error['message'] === 'string' && 'status' in error) {
    return error as unknown as ApiProblem;
  }
  return { status: 0, message: UNKNOWN, code: 'unknown', issues: [], requestId: undefined };
}

/** The server's issues by field name, the first for each; `items.0.id` belongs to `items`. */
export function fieldErrors(problem: ApiProblem | undefined): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of problem?.issues ?? []) {
    const field = path.split('.')[0] ?? path;
    errors[field] ??= message;
  }
  return errors;
}

function readFailure(status: number, body: unknown): string {
  return typeof body === 'string' && body ? `${status}: ${body}` : UNKNOWN;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
