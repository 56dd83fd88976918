import { readFileSync } from 'node:fs';
import { readConfig } from '@dahab/chassis/config.ts';
import { serviceNames } from '@dahab/protocol/event.ts';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { bffConfigSchema } from '../../../bff/src/config.ts';
import { catalog } from '../../../services/catalog/src/service.ts';
import { identity } from '../../../services/identity/src/service.ts';
import { importer } from '../../../services/importer/src/service.ts';
import { notifier } from '../../../services/notifier/src/service.ts';
import { orders } from '../../../services/orders/src/service.ts';
import { pricing } from '../../../services/pricing/src/service.ts';

interface Compose {
  readonly services: Record<string, { environment?: Record<string, string>; image?: string }>;
}

const root = new URL('../../../', import.meta.url);
const text = readFileSync(new URL('docker-compose.yml', root), 'utf8');
const compose = parse(text, { merge: true }) as Compose;
const example = Object.fromEntries(
  readFileSync(new URL('.env.example', root), 'utf8')
    .split('\n')
    .filter((line) => /^\w+=/.test(line))
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
);

/** `${NAME}`, `${NAME:-default}` and `${NAME:?reason}`, as compose reads them. */
const interpolated = (value: string): string =>
  value.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: string, kind?: string, other = '') => {
    const given = example[name];
    if (given !== undefined && given !== '') return given;
    if (kind === '?') throw new Error(`${name} has to stand in .env.example`);
    return String(other);
  });

const environmentOf = (service: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(compose.services[service]?.environment ?? {}).map(([name, value]) => [
      name,
      interpolated(value),
    ]),
  );

describe('docker-compose.yml', () => {
  test('names every service of the shop, the bff, and what they stand on', () => {
    expect(Object.keys(compose.services)).toEqual(
      expect.arrayContaining([...serviceNames, 'bff', 'postgres', 'rabbitmq', 'redis', 'minio']),
    );
  });

  const schemas = [catalog, identity, importer, notifier, orders, pricing].map(
    ({ name, config }) => ({ name, config }),
  );
  test.each([...schemas, { name: 'bff', config: bffConfigSchema }])(
    'gives $name, with .env.example, a configuration that it accepts',
    ({ name, config }) => {
      expect(() => readConfig<unknown>(config, environmentOf(name))).not.toThrow();
    },
  );

  test('uses every name of .env.example', () => {
    const unused = Object.keys(example).filter((name) => !text.includes(`\${${name}`));
    expect(unused).toEqual([]);
  });

  test('pins every image that is not ours to a version', () => {
    const images = Object.values(compose.services).flatMap(({ image }) => image ?? []);
    expect(images.filter((image) => !/:[\w.-]*\d/.test(image))).toEqual([]);
  });
});
