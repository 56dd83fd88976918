import { parentPort } from 'node:worker_threads';
import type { DrawingAnswer, DrawingOrder } from '@dahab/bff/contract/drawing.ts';
import { drawPage } from './draw-page.tsx';

/** The program of a worker of the front door: draws the pages that it is told to, one after the other. */
parentPort?.on('message', (order: DrawingOrder) => void answer(order));

async function answer(order: DrawingOrder): Promise<void> {
  parentPort?.postMessage(await drawn(order));
}

async function drawn({ number, ...order }: DrawingOrder): Promise<DrawingAnswer> {
  try {
    return { number, drawing: await drawPage(order) };
  } catch (error) {
    return { number, problem: error instanceof Error ? (error.stack ?? error.message) : 'unknown' };
  }
}
