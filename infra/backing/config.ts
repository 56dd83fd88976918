import { homedir } from 'node:os';
import { join } from 'node:path';

/** Sockets and addresses at which a container engine may answer. */
export function engineAddresses(): string[] {
  const { DOCKER_HOST, XDG_RUNTIME_DIR } = process.env;
  if (DOCKER_HOST) return [DOCKER_HOST];
  const sockets = [
    '/var/run/docker.sock',
    join(XDG_RUNTIME_DIR ?? '/run/user/none', 'docker.sock'),
    join(homedir(), '.docker/run/docker.sock'),
    join(homedir(), '.docker/desktop/docker.sock'),
  ];
  return sockets.map((path) => `unix://${path}`);
}

/** Folders with programs; the system's are often missing from an ordinary user's PATH. */
export function programFolders(): string[] {
  const path = process.env.PATH ?? '';
  return [...path.split(':'), '/usr/local/sbin', '/usr/sbin', '/sbin', '/opt/homebrew/bin'];
}
