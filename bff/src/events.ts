import type { Bus } from '@dahab/chassis/bus/bus.ts';
import type { RequestHandler, Response } from 'express';
import type { Told } from './told.ts';

/** Shorter than the idle time-outs of usual proxies. */
const HEARTBEAT_MS = 25_000;

/** A page that takes in this little of what it is told is let go: it comes back when it can. */
const MOST_UNREAD_BYTES = 64 * 1024;

/** How long a browser waits before it connects again. */
const RETRY_MS = 2_000;

export interface LiveEvents {
  /** A stream of server-sent events. */
  readonly stream: RequestHandler;
  /** Ends every stream; browsers come back to another replica. */
  close(): void;
}

/**
 * Passes on what the services tell to every open page; `resync` when some of it may be lost.
 * `beforeTelling` is called first each time: a page asks for what is new as soon as it is told.
 */
export async function openLiveEvents(
  bus: Bus,
  told: Told,
  beforeTelling: () => void = () => undefined,
): Promise<LiveEvents> {
  const streams = new Set<Response>();
  const tell = (text: string): void => {
    for (const stream of streams) {
      stream.write(text);
      if (stream.writableLength > MOST_UNREAD_BYTES) stream.destroy();
    }
  };
  const send = (event: string, data: unknown): void => {
    beforeTelling();
    tell(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  await bus.listen(
    Object.keys(told),
    ({ name, payload }) => {
      const news = told[name]?.(payload);
      if (news) send(news.event, news.data);
    },
    () => send('resync', {}),
  );
  const heartbeat = setInterval(() => tell(': still here\n\n'), HEARTBEAT_MS);

  return {
    stream: (request, response) => {
      response.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      });
      if (request.method === 'HEAD') return void response.end();
      response.write(`retry: ${RETRY_MS}\n\n`);
      streams.add(response);
      response.once('close', () => streams.delete(response));
    },
    close: () => {
      clearInterval(heartbeat);
      for (const stream of streams) stream.end();
    },
  };
}
