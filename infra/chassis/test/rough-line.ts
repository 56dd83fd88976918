import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A line to a server that can be cut, or made to carry nothing without being cut. */
export interface RoughLine {
  readonly url: string;
  cut(): void;
  hang(): void;
  /** Nothing is carried any more, and nobody new is served, until `heal`. */
  hangAll(): void;
  heal(): void;
  close(): Promise<void>;
}

export async function openRoughLine(target: string): Promise<RoughLine> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server = createServer((near) => {
    if (isSilent) {
      sockets.add(near);
      near.on('error', () => undefined);
      return;
    }
    const far = connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  const hang = (): void => {
    for (const socket of sockets) socket.unpipe();
  };
  return {
    url: url.href,
    cut,
    hang,
    hangAll: () => {
      isSilent = true;
      hang();
    },
    heal: () => {
      isSilent = false;
      cut();
    },
    close: async () => {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
