import type { RunningService } from '@dahab/chassis/service.ts';

interface Layer {
  readonly route?: { readonly path: string; readonly methods: Readonly<Record<string, boolean>> };
}

/** The calls that a server's router answers, as `GET /path`. */
export function mountedCalls(app: RunningService['app']): string[] {
  const { stack } = app.router as unknown as { readonly stack: readonly Layer[] };
  return stack.flatMap(({ route }) => {
    const methods = Object.keys(route?.methods ?? {});
    // What refuses a path's other methods is registered for all there are.
    if (methods.includes('trace')) return [];
    return methods.map((method) => `${method.toUpperCase()} ${route?.path}`);
  });
}
