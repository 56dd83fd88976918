import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { eventually } from '@dahab/testing/eventually.ts';
import { afterAll, expect, test } from '@jest/globals';
import { type Guard, publicOnly } from '../src/media/guarded-request.ts';
import { nameLookUp } from '../src/media/look-up-name.ts';
import { fetchRemotePicture } from '../src/media/remote-picture.ts';

const A = 1;

interface NameServer {
  readonly address: string;
  readonly asked: Set<string>;
}

/** Knows one IPv4 address for every name, and says it as soon as it may. */
async function aNameServer(ipv4: string, mayAnswer = Promise.resolve()): Promise<NameServer> {
  const asked = new Set<string>();
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => {
    const question = readQuestion(query);
    asked.add(question.name);
    void mayAnswer.then(() => socket.send(answerTo(query, question, ipv4), port, address));
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  afterAll(() => new Promise<void>((resolve) => void socket.close(resolve)));
  return { address: `127.0.0.1:${socket.address().port}`, asked };
}

interface Question {
  readonly name: string;
  readonly type: number;
  readonly end: number;
}

function readQuestion(query: Buffer): Question {
  const labels: string[] = [];
  let at = 12;
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.'), type: query.readUInt16BE(at + 1), end: at + 5 };
}

/** RFC 1035: the question again and, if it was for an IPv4 address, one record. */
function answerTo(query: Buffer, { type, end }: Question, ipv4: string): Buffer {
  const header = Buffer.from(query.subarray(0, 12));
  header.writeUInt16BE(0x8180, 2);
  header.writeUInt16BE(type === A ? 1 : 0, 6);
  header.writeUInt32BE(0, 8);
  const question = query.subarray(12, end);
  if (type !== A) return Buffer.concat([header, question]);
  const record = Buffer.from([
    0xc0,
    12,
    0,
    A,
    0,
    1,
    0,
    0,
    0,
    0,
    0,
    4,
    ...ipv4.split('.').map(Number),
  ]);
  return Buffer.concat([header, question, record]);
}

const patient = { longestMs: 60_000 };

function fetchFrom(host: string, nameServer: NameServer): Promise<unknown> {
  const lookup = nameLookUp({ servers: [nameServer.address], ...patient });
  const guard: Guard = { ...publicOnly, lookup };
  return fetchRemotePicture(`http://${host}/x.png`, { guard, ...patient });
}

let answer = (): void => undefined;
const slow = await aNameServer('10.0.0.7', new Promise((resolve) => (answer = resolve)));
const lying = await aNameServer('10.0.0.7');
const unasked = await aNameServer('8.8.8.8');

test('a slow name server keeps none of the threads of the process', async () => {
  const names = Array.from({ length: 16 }, (_, count) => `shop-${count}.example`);
  let ended = 0;
  const fetching = Promise.allSettled(
    names.map((name) => fetchFrom(name, slow).finally(() => (ended += 1))),
  );
  await eventually(() => expect([...slow.asked].toSorted()).toEqual(names.toSorted()));

  await stat('.');
  expect(ended).toBe(0);
  answer();
  const refusal = { status: 'rejected', reason: { code: 'forbidden-address' } };
  expect(await fetching).toMatchObject(names.map(() => refusal));
});

test('what the name server says is checked', async () => {
  const fetching = fetchFrom('pictures.example', lying);
  await expect(fetching).rejects.toMatchObject({ status: 400, code: 'forbidden-address' });
  expect(lying.asked).toContain('pictures.example');
});

test.each(['localhost', 'LOCALHOST', 'localhost.', 'a.localhost'])(
  '%s is this machine, whatever the name server says',
  async (name) => {
    const fetching = fetchFrom(name, unasked);
    await expect(fetching).rejects.toMatchObject({ status: 400, code: 'forbidden-address' });
    expect(unasked.asked.size).toBe(0);
  },
);
