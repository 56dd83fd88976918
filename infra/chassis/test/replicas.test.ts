import { expect, test } from '@jest/globals';
import { createReplicas } from '../http/replicas.ts';

const [one, other] = ['http://10.0.0.1', 'http://10.0.0.2'];

test('the replicas of a service are asked in turn, whatever is asked of others in between', async () => {
  const replicas = createReplicas(() => `${one},${other}`);
  const asked: (string | undefined)[] = [];
  for (let sale = 0; sale < 4; sale += 1) {
    asked.push((await replicas.of('catalog'))[0]);
    await replicas.of('pricing');
  }
  expect(asked).toEqual([other, one, other, one]);
});

test('one that was not to be reached is asked last for a moment', async () => {
  let now = 0;
  const replicas = createReplicas(
    () => `${one},${other}`,
    () => now,
  );
  replicas.rest(one);
  const first = async () => (await replicas.of('catalog'))[0];
  expect([await first(), await first()]).toEqual([other, other]);
  now = 10_000;
  expect(new Set([await first(), await first()])).toEqual(new Set([one, other]));
});
