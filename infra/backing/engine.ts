import { request } from 'node:http';
import { engineAddresses } from './config.ts';

/** Whether a container engine answers; one that hangs counts as none after 800 ms. */
export async function hasContainerEngine(addresses = engineAddresses()): Promise<boolean> {
  const answers = await Promise.all(addresses.map((address) => ping(address)));
  return answers.includes(true);
}

function ping(address: string): Promise<boolean> {
  const target = address.startsWith('unix://')
    ? { socketPath: address.slice('unix://'.length) }
    : urlTarget(address);
  return new Promise((resolve) => {
    const call = request({ ...target, path: '/_ping', agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    call.once('error', () => resolve(false));
    const timer = setTimeout(() => call.destroy(new Error('no answer')), 800);
    call.once('close', () => clearTimeout(timer));
    call.end();
  });
}

function urlTarget(address: string): { host: string; port: string } {
  const { hostname, port } = new URL(address.replace(/^tcp:/, 'http:'));
  return { host: hostname, port: port || '2375' };
}
