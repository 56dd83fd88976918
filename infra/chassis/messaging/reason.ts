const LONGEST_REASON = 500;

/** Passwords in addresses, and bot tokens. */
const secrets = /(?<=:\/\/)[^\s/@]+@|\b\d{6,}:[\w-]{20,}/g;

/** Why something failed, as it may be kept and shown: the message alone, short, without secrets. */
export function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.replace(secrets, '[secret]').replaceAll('\0', '').slice(0, LONGEST_REASON);
}
