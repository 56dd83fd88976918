import { readFileSync } from 'node:fs';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The environment with what it keeps in files: `NAME_FILE` holds the value of `NAME`, for each of the
 * names, and `X_PASSWORD` is put into each address of `X_URL`. Throws the path that cannot be read.
 */
export function withSecretFiles(
  environment: Environment,
  names: readonly string[],
): Record<string, string | undefined> {
  const passwords = names.filter(isAddress).map(passwordOf);
  const read = { ...environment };
  for (const name of [...names, ...passwords]) {
    const path = environment[`${name}_FILE`];
    if (path && !environment[name]) read[name] = readFileSync(path, 'utf8').trim();
  }
  for (const name of names.filter(isAddress)) {
    const [addresses, password] = [read[name], read[passwordOf(name)]];
    if (addresses && password) read[name] = addresses.split(',').map(withIt(password)).join();
  }
  return read;
}

function isAddress(name: string): boolean {
  return name.endsWith('_URL');
}

function passwordOf(address: string): string {
  return address.replace(/_URL$/, '_PASSWORD');
}

function withIt(password: string): (address: string) => string {
  return (address) => {
    if (!URL.canParse(address)) return address;
    const url = new URL(address);
    url.password = encodeURIComponent(password);
    return url.href;
  };
}
