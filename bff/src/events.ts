import type { Bus } from '@dahab/chassis/bus/bus.ts';
import type { Request, RequestHandler, Response } from 'express';
import { eventsQuery } from './events-endpoint.ts';
import { type News, newsOf, RESYNC, type Told } from './told.ts';

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
  /** Throws for whoever may not listen any more; asked each time before he is told something. */
  admit?: (request: Request) => Promise<void>;
}

/** Passes on what the services tell to every open page; `resync` when some of it may be lost. */
export async function openLiveEvents(
  bus: Bus,
  told: Told,
  { beforeTelling, greeting, admit }: Manner = {},
): Promise<LiveEvents> {
  // Of each kind the last; what was told before this began nobody here knows.
  const lastTold = new Map([['resync', { at: performance.now(), text: asText(RESYNC) }]]);
  const streams = new Set<Response>();
  const tellOne = (stream: Response, text: string): void => {
    if (stream.writableEnded) return;
    stream.write(text);
    if (stream.writableLength > MOST_UNREAD_BYTES) stream.destroy();
  };
  const tellIfAdmitted = async (stream: Response, text: string): Promise<void> => {
    try {
      if (admit) await admit(stream.req);
      tellOne(stream, text);
    } catch {
      // Who may after all, because only nobody could say so, comes back by himself.
      stream.end();
    }
  };
  const send = (news: News): void => {
    beforeTelling?.();
    const text = asText(news);
    lastTold.set(news.event, { at: performance.now(), text });
    for (const stream of streams) void tellIfAdmitted(stream, text);
  };
  // A browser may show an old page again (going back, a tab restored): its age is not known by its clock.
  const greet = async (stream: Response): Promise<void> => {
    const askedAt = performance.now();
    const news = await greeting?.().catch(() => null);
    if (!news) return;
    const isOutdated = [news.event, RESYNC.event].some((event) => wasToldSince(event, askedAt));
    if (!isOutdated) tellOne(stream, asText(news));
  };
  const wasToldSince = (event: string, since: number): boolean =>
    (lastTold.get(event)?.at ?? -1) >= since;
  // What a page was made from was read after it was asked for: what is kept here ends with each change.
  const repeatMissed = (stream: Response, since: number): void => {
    for (const { at, text } of lastTold.values()) if (at > since) tellOne(stream, text);
  };
  await bus.listen(
    [...new Set(told.map(({ kind }) => kind.name))],
    (message) => send(newsOf(told, message)),
    () => send(RESYNC),
  );
  const heartbeat = setInterval(() => {
    for (const stream of streams) tellOne(stream, ': still here\n\n');
  }, HEARTBEAT_MS);

  return {
    stream: (request, response) => {
      const { age } = eventsQuery.parse(request.query);
      response.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      });
      if (request.method === 'HEAD') return void response.end();
      response.write(`retry: ${RETRY_MS}\n\n`);
      if (age !== undefined) repeatMissed(response, performance.now() - age);
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
