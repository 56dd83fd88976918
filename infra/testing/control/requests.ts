import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import type { Keeper } from './keeper.ts';
import type { Answer, Request } from './words.ts';

export async function answer(
  keeper: Keeper,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const result = await carryOut(keeper, (await json(request)) as Request);
    response.end(JSON.stringify({ result }));
  } catch (error) {
    response.end(JSON.stringify({ error: (error as Error).message }));
  }
}

function carryOut(keeper: Keeper, request: Request): Promise<Answer> {
  switch (request.ask) {
    case 'shared':
      return keeper.share(request.kind);
    case 'own':
      return keeper.startOwn(request.kind);
    case 'kill':
      return keeper.kill(request.id);
    case 'restart':
      return keeper.restart(request.id);
    case 'release':
      return keeper.release(request.id);
    case 'drop-database':
      return keeper.dropDatabase(request.name);
  }
}
