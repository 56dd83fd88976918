import { Registry } from 'prom-client';
import { joinExpositions } from './join-expositions.ts';

/** What a process tells of itself and of its parts. */
export interface Figures {
  readonly contentType: string;
  add(registry: Registry): void;
  /** All of them in Prometheus' text form. */
  read(): Promise<string>;
}

/** The figures of one process: each part adds its own, and whoever asks any part gets them all. */
export function createFigures(): Figures {
  const registries: Registry[] = [];
  return {
    contentType: Registry.PROMETHEUS_CONTENT_TYPE,
    add: (registry) => void registries.push(registry),
    read: async () =>
      joinExpositions(await Promise.all(registries.map((registry) => registry.metrics()))),
  };
}
