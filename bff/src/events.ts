import type { Bus } from '@dahab/chassis/bus/bus.ts';
import type { RequestHandler, Response } from 'express';
import type { News, Told } from './told.ts';

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

interface Manner {
  /** Called first each time: a page asks for what is new as soon as it is told. */
  beforeTelling?: () => void;
  /** What a page hears when it begins to listen. Where it is not to be had it hears nothing. */
  greeting?: () => Promise<News>;
}

/** Passes on what the services tell to every open page; `resync` when some of it may be lost. */
export async function openLiveEvents(
  bus: Bus,
  told: Told,
  { beforeTelling, greeting }: Manner = {},
): Promise<LiveEvents> {
  let timesTold = 0;
  const streams = new Set<Response>();
  const tell = (text: string): void => {
    for (const stream of streams) {
      stream.write(text);
      if (stream.writableLength > MOST_UNREAD_BYTES) stream.destroy();
    }
  };
  const send = (event: string, data: unknown): void => {
    beforeTelling?.();
    timesTold += 1;
    tell(asText({ event, data }));
  };
  const greet = async (stream: Response): Promise<void> => {
    const before = timesTold;
    const news = await greeting?.().catch(() => null);
    // What was told meanwhile is newer.
    if (news && before === timesTold && !stream.writableEnded) stream.write(asText(news));
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
      void greet(response);
    },
    close: () => {
      clearInterval(heartbeat);
      for (const stream of streams) stream.end();
    },
  };
}

function asText({ event, data }: News): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
