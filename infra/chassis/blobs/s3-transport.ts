import http from 'node:http';
import https from 'node:https';
import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http';

export interface S3Transport {
  request(options: RequestOptions, answer: (response: IncomingMessage) => void): ClientRequest;
}

/** How long a download may stand still: the one who reads it may be slow. */
const bodyIdleMs = 60_000;

/** Gives up on a store that is silent for `answerMs`, while connecting or before it answers. */
export function createTransport(isSecure: boolean, answerMs: number): S3Transport {
  const agent = isSecure
    ? new https.Agent({ keepAlive: true })
    : new http.Agent({ keepAlive: true });
  const send = isSecure ? https.request : http.request;
  return {
    request(options, answer) {
      const call = send({ ...options, agent, timeout: answerMs }, answer);
      call.on('timeout', () => call.destroy(new Error(`no answer within ${answerMs} ms`)));
      call.on('response', () => call.setTimeout(bodyIdleMs));
      return call;
    },
  };
}
