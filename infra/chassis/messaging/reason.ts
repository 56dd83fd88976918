const LONGEST_REASON = 500;

/** Passwords in addresses, and bot tokens. */
const secrets = /(?<=:\/\/)[^\s/@]+@|\b\d{6,}:[\w-]{20,}/g;

/** Why something failed, as it may be kept and shown: the message alone, short, without secrets. */
export function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return maskSecrets(message).replaceAll('\0', '').slice(0, LONGEST_REASON);
}

/** A text as it may be shown, without the passwords and tokens that it carries. */
export function maskSecrets(text: string): string {
  return text.replace(secrets, '[secret]');
}
