import { runService } from '@dahab/chassis/run-service.ts';
import { importer } from './service.ts';

await runService(importer);
