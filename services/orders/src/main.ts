import { runService } from '@dahab/chassis/run-service.ts';
import { orders } from './service.ts';

await runService(orders);
