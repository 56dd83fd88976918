import { addressesOf, runProcess } from '@dahab/chassis/run-service.ts';
import { bffConfigSchema } from './config.ts';
import { startBff } from './start.ts';

await runProcess('bff', bffConfigSchema, (config, doors) =>
  startBff(config, { ...doors, locate: addressesOf(config) }),
);
