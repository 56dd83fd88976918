// `npm run shop -- <command>`, and in an image `node infra/operations/shop.mjs <command>`.
import { existsSync } from 'node:fs';
import { checkNode, installPackages } from '../local/setup.mjs';

checkNode();
if (!existsSync(new URL('../../node_modules/@dahab', import.meta.url))) installPackages();
await import('../chassis/typescript/load.mjs');
await import('./main.ts');
