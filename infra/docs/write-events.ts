import { writeFileSync } from 'node:fs';
import { describeEvents } from './describe-events.ts';
import { findEvents } from './find-events.ts';

writeFileSync(new URL('events.md', import.meta.url), describeEvents(await findEvents()));
