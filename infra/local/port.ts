import { createServer } from 'node:net';
import { Trouble } from './trouble.ts';

/** Says early, before anything is started, that the address cannot be had. */
export function checkPort(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => reject(portTrouble(error, host, port)));
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

function portTrouble(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new Trouble(
      `Port ${port} is used by another program: stop that one, or take another: PORT=${port + 1} npm start`,
    );
  }
  if (error.code === 'EACCES') {
    return new Trouble(
      `This user may not open port ${port}: take one above 1023: PORT=8080 npm start`,
    );
  }
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new Trouble(
      `${host} is no address of this machine: set HOST to one, such as 127.0.0.1.`,
    );
  }
  return error;
}
