import { connect } from 'node:net';

/** What a server answers to the first bytes sent to it; empty when nothing within a second. */
function firstAnswer(port: number, bytes: string): Promise<Buffer> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' }, () => socket.write(bytes, 'latin1'));
    const finish = (answer: Buffer) => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(1_000, () => finish(Buffer.alloc(0)));
    socket.once('data', finish);
    socket.once('error', () => finish(Buffer.alloc(0)));
    socket.once('close', () => finish(Buffer.alloc(0)));
  });
}

export async function answersRedis(port: number): Promise<boolean> {
  return /^\+PONG|^-NOAUTH/.test((await firstAnswer(port, 'PING\r\n')).toString('latin1'));
}

/** AMQP 0-9-1: a broker that takes connections answers the header with a method frame. */
export async function answersAmqp(port: number): Promise<boolean> {
  return (await firstAnswer(port, 'AMQP\0\0\x09\x01'))[0] === 1;
}

export async function answersHttp(port: number): Promise<boolean> {
  const answer = await firstAnswer(port, 'GET / HTTP/1.0\r\n\r\n');
  return /^HTTP\/1\.\d [1-4]/.test(answer.toString('latin1'));
}

/** Erlang's port mapper answers the question for names with its own port. */
export async function answersEpmd(port: number): Promise<boolean> {
  return (await firstAnswer(port, '\0\x01n')).length >= 4;
}
