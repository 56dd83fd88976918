// `npm start`: installs what is missing, then runs the shop in this process.
import { checkNode, installPackages } from './setup.mjs';

checkNode();
installPackages();
await import('../chassis/typescript/load.mjs');
await import(process.argv.includes('--dev') ? './dev.ts' : './main.ts');
