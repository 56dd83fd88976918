import { readFileSync } from 'node:fs';
import { localConfigSchema } from '@dahab/local/config.ts';
import { expect, test } from '@jest/globals';
import { bffConfigSchema } from '../../../bff/src/config.ts';
import { catalogConfigSchema } from '../../../services/catalog/src/config.ts';
import { identityConfigSchema } from '../../../services/identity/src/config.ts';
import { configSchema as importerConfigSchema } from '../../../services/importer/src/config.ts';
import { notifierConfigSchema } from '../../../services/notifier/src/config.ts';
import { ordersConfigSchema } from '../../../services/orders/src/config.ts';
import { pricingConfigSchema } from '../../../services/pricing/src/config.ts';
import { commands } from '../commands/commands.ts';
import { operationsConfigSchema } from '../config.ts';

const guide = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');
const schemas = [
  bffConfigSchema,
  catalogConfigSchema,
  identityConfigSchema,
  importerConfigSchema,
  notifierConfigSchema,
  ordersConfigSchema,
  pricingConfigSchema,
  localConfigSchema,
  operationsConfigSchema,
];

test('the guide names every setting there is, and none that there is not', () => {
  const known = schemas.flatMap(({ shape }) => Object.keys(shape));
  const table = guide.slice(guide.indexOf('## Settings'), guide.indexOf('## Ports'));
  const named = [...table.matchAll(/^\| (`[A-Z0-9_`, ]+`) +\|/gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/[A-Z0-9_]+/g)].map(([name]) => name),
  );
  expect(named.toSorted()).toEqual([...new Set(known)].toSorted());
});

test('the guide has every command', () => {
  const table = guide.slice(guide.indexOf('## The commands'), guide.indexOf('## Backup'));
  const named = [...table.matchAll(/^\| `([a-z-]+)/gm)].map(([, name = '']) => name);
  expect(named.toSorted()).toEqual(commands.map(({ name }) => name).toSorted());
});
