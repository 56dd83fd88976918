import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const VERSION = 'v1';

/** Keeps secrets as text in the database. */
export interface Safe {
  lock(secret: string): string;
  /** Null when the text was locked with another key or was tampered with. */
  unlock(locked: string): string | null;
}

/** AES-256-GCM with a key derived from `key`; an empty secret stays empty. */
export function createSafe(key: string): Safe {
  const derived = Buffer.from(hkdfSync('sha256', key, '', 'telegram-settings', KEY_BYTES));
  return {
    lock: (secret) => (secret === '' ? '' : encrypt(derived, secret)),
    unlock: (locked) => {
      if (locked === '') return '';
      try {
        return decrypt(derived, locked);
      } catch {
        return null;
      }
    },
  };
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
