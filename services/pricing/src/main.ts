import { runService } from '@dahab/chassis/run-service.ts';
import { pricing } from './service.ts';

await runService(pricing);
