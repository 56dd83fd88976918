import { runService } from '@dahab/chassis/run-service.ts';
import { notifier } from './service.ts';

await runService(notifier);
