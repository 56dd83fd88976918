import type { Trouble } from './shop-on-lines.ts';
import { testFaults } from './fault-suite.ts';

const onTheWay: readonly Trouble[] = ['refused', 'silent', 'slow', 'cut', 'full'];
const all: readonly Trouble[] = ['killed', ...onTheWay];

await testFaults('in one process', [
  ...all.map((trouble) => ({
    server: 'postgres' as const,
    trouble,
    isShort: trouble === 'silent',
  })),
  ...onTheWay.map((trouble) => ({
    server: 'telegram' as const,
    trouble,
    isShort: trouble === 'refused',
  })),
]);
