import { runService } from '@dahab/chassis/run-service.ts';
import { catalog } from './service.ts';

await runService(catalog);
