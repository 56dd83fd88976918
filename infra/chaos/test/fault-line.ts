import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll } from '@jest/globals';

/** What a server may do to its callers without being asked. */
export type Fault = 'refused' | 'silent' | 'slow' | 'cut' | 'full';

/** A line to a server, as its callers see it: with the server's troubles, and without. */
export interface FaultLine {
  /** The server's address, by way of this line. */
  readonly url: string;
  break(fault: Fault): Promise<void>;
  heal(): Promise<void>;
}

const SLOW_MS = 300;
const CUT_EVERY_MS = 250;
/** What a server of files says to whoever brings one. */
const FULL = 'HTTP/1.1 507 Insufficient Storage\r\ncontent-length: 0\r\nconnection: close\r\n\r\n';

export async function openFaultLine(target: string): Promise<FaultLine> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let fault: Fault | null = null;
  let cutting: NodeJS.Timeout | undefined;

  const carry = (from: Socket, to: Socket): void => {
    let before: Promise<unknown> = Promise.resolve();
    sockets.add(from);
    from.on('data', (chunk) => {
      // A silent line loses nothing that is still in its wires, but brings none of it.
      if (fault === 'silent') return;
      if (fault === 'full' && chunk.subarray(0, 4).toString() === 'PUT ')
        return void from.end(FULL);
      const delay = fault === 'slow' ? SLOW_MS : 0;
      const ready = delay === 0 ? Promise.resolve() : pause(delay);
      before = Promise.all([before, ready]).then(() => to.writable && to.write(chunk));
    });
    from.on('end', () => void before.then(() => to.end()));
    from.on('error', () => to.destroy());
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
  };
  const server = createServer({ allowHalfOpen: true }, (near) => {
    const far = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
    carry(near, far);
    carry(far, near);
  });
  const cutAll = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  await listen(server, 0);
  const { port: ownPort } = server.address() as AddressInfo;
  const heal = async (): Promise<void> => {
    clearInterval(cutting);
    const before = fault;
    fault = null;
    // What was silent has swallowed bytes: such a connection is of no use any more.
    if (before === 'silent') cutAll();
    if (before === 'refused') await listen(server, ownPort);
  };
  afterAll(async () => {
    await heal();
    cutAll();
    server.close();
  });
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String(ownPort);
  return {
    url: url.href,
    break: async (kind) => {
      fault = kind;
      if (kind === 'cut') cutting = setInterval(cutAll, CUT_EVERY_MS);
      if (kind !== 'refused') return;
      const closed = once(server, 'close');
      server.close();
      cutAll();
      await closed;
    },
    heal,
  };
}

async function listen(server: Server, port: number): Promise<void> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
}
