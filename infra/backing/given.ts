import { CannotStart } from './server.ts';
import type { Server } from './server.ts';

/** A server whose address was given to us: used, never stopped. */
export function givenServer(title: string, url: string): Server {
  const refuse = async () => {
    throw new CannotStart(`This ${title} was given by its address and is not ours to stop.`);
  };
  return {
    url,
    how: 'given',
    about: `${title}, given`,
    stop: async () => {},
    kill: refuse,
    restart: refuse,
  };
}
