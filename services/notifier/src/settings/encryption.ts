import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const VERSION = 'v1';

/** Keeps secrets as text in the database. */
export interface Safe {
  lock(secret: string): string;
  /** Null when the text was locked with a key that is not known here, or was tampered with. */
  unlock(locked: string): string | null;
  /** Whether the text needs no other key than the current one. */
  isCurrent(locked: string): boolean;
}

/**
 * AES-256-GCM. `key` locks; it and `alsoRead` unlock, so that processes which change their key one
 * after the other can read each other meanwhile. An empty secret stays empty.
 */
export function createSafe(key: string, alsoRead: readonly string[] = []): Safe {
  const current = derive(key);
  const known = [current, ...alsoRead.map(derive)];
  return {
    lock: (secret) => (secret === '' ? '' : encrypt(current, secret)),
    unlock: (locked) => {
      if (locked === '') return '';
      for (const one of known) {
        const secret = tryDecrypt(one, locked);
        if (secret !== null) return secret;
      }
      return null;
    },
    isCurrent: (locked) => locked === '' || tryDecrypt(current, locked) !== null,
  };
}

function derive(key: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', 'telegram-settings', KEY_BYTES));
}

function tryDecrypt(key: Buffer, locked: string): string | null {
  try {
    return decrypt(key, locked);
  } catch {
    return null;
  }
}

function encrypt(key: Buffer, secret: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, iv);
  const body = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  const parts = [iv, cipher.getAuthTag(), body].map((part) => part.toString('base64url'));
  return [VERSION, ...parts].join('.');
}

function decrypt(key: Buffer, locked: string): string {
  const [version, iv, tag, body] = locked.split('.');
  if (version !== VERSION || !iv || !tag || !body) throw new Error('Not a locked secret');
  const decipher = createDecipheriv(ALGORITHM, key, Buffer.from(iv, 'base64url'), {
    authTagLength: 16,
  });
  decipher.setAuthTag(Buffer.from(tag, 'base64url'));
  return decipher.update(body, 'base64url', 'utf8') + decipher.final('utf8');
}
