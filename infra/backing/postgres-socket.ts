const hasSockets = process.platform !== 'win32';

/** Bytes of a path that an address has room for, on macOS: elsewhere it is a few more. */
const LONGEST_PATH = 103;

/** In the data folder, which only its owner may enter. The server works there, so `.` is never too long. */
export const socketSettings = { unix_socket_directories: hasSockets ? '.' : '' };

/** The address of the server on the folder `data`, by its socket; `url` itself where that cannot be. */
export function throughSocket(url: string, data: string): string {
  const near = new URL(url);
  // libpq, unlike browsers, takes a `+` for what it is.
  near.search = `host=${encodeURIComponent(data)}`;
  const path = `${data}/.s.PGSQL.${near.port}`;
  return hasSockets && Buffer.byteLength(path) <= LONGEST_PATH ? near.href : url;
}
