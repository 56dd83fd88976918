import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { urlOf } from '@dahab/chassis/http/listen.ts';

interface Alert {
  readonly labels: Readonly<Record<string, string>>;
  readonly annotations: Readonly<Record<string, string>>;
}

/** Takes what Prometheus sends to an Alertmanager. */
export interface Alertmanager {
  readonly url: string;
  /** Runbooks of the alerts that came. */
  readonly runbooks: ReadonlySet<string>;
  stop(): Promise<void>;
}

export async function startAlertmanager(): Promise<Alertmanager> {
  const runbooks = new Set<string>();
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const alerts = request.url === '/api/v2/alerts' ? ((await json(request)) as Alert[]) : [];
    for (const { annotations } of alerts) runbooks.add(annotations['runbook'] ?? 'none');
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  };
  const server = createServer((request, response) => void take(request, response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const stop = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: urlOf(server), runbooks, stop };
}
