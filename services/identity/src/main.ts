import { runService } from '@dahab/chassis/run-service.ts';
import { identity } from './service.ts';

await runService(identity);
