import type { IncomingMessage } from 'node:http';
import { ShopError } from '@dahab/chassis/errors.ts';

/** Works with a signal that is aborted when the caller of a request leaves without his answer. */
export async function whileAwaited<T>(
  { socket }: Pick<IncomingMessage, 'socket'>,
  work: (left: AbortSignal) => Promise<T>,
): Promise<T> {
  const left = new AbortController();
  const leave = (): void => left.abort(new CallerLeft());
  if (socket.destroyed) leave();
  socket.once('close', leave);
  try {
    left.signal.throwIfAborted();
    return await work(left.signal);
  } catch (error) {
    throw left.signal.aborted ? left.signal.reason : error;
  } finally {
    socket.off('close', leave);
  }
}

/** Nobody hears of it: it keeps the end of the work from being taken for a fault of ours. */
class CallerLeft extends ShopError {
  constructor() {
    super(499, 'caller-left', 'The caller did not wait for the answer');
  }
}
