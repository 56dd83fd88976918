import type { Server, Trouble } from './shop-on-lines.ts';
import { testFaults } from './fault-suite.ts';

const servers: readonly Server[] = ['postgres', 'rabbitmq', 'redis', 's3', 'telegram'];
const onTheWay: readonly Trouble[] = ['refused', 'silent', 'slow', 'cut'];

/** One of each server for a commit: the one that says most. */
const short: Partial<Record<Server, Trouble>> = {
  postgres: 'killed',
  rabbitmq: 'killed',
  redis: 'silent',
  s3: 'refused',
  telegram: 'silent',
};

const cases = servers.flatMap((server) => {
  const own: readonly Trouble[] = server === 'telegram' ? [] : ['killed'];
  // What a full RabbitMQ does is to read no more from who publishes: for those it is silent.
  const full: readonly Trouble[] = server === 'rabbitmq' ? [] : ['full'];
  return [...own, ...onTheWay, ...full].map((trouble) => ({
    server,
    trouble,
    isShort: short[server] === trouble,
  }));
});

await testFaults('with all its servers', cases);
