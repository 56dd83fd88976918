import { createHmac, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { Trouble } from './trouble.ts';

const secretsSchema = z.object({
  internalToken: z.string(),
  settingsKey: z.string(),
  /** While the key is being changed: what stored settings may still be locked with. */
  settingsKeysBefore: z.array(z.string()).default([]),
  database: z.string(),
  /** The made admin password, until it has been shown; a kill before that must not lose it. */
  unshownAdminPassword: z.string().nullable(),
});

export type Secrets = z.infer<typeof secretsSchema>;

const MADE_PASSWORD_BYTES = 12;

/** The shop's own secrets, made at the first start, readable by this user alone. */
export function openSecrets(folder: string): Secrets {
  const file = fileIn(folder);
  if (!existsSync(file)) {
    const made: Secrets = {
      internalToken: secret(),
      settingsKey: secret(),
      settingsKeysBefore: [],
      database: secret(),
      unshownAdminPassword: randomBytes(MADE_PASSWORD_BYTES).toString('base64url'),
    };
    saveSecrets(folder, made);
    return made;
  }
  const read = secretsSchema.safeParse(parsed(readFileSync(file, 'utf8')));
  if (read.success) return read.data;
  throw new Trouble(
    `${file} is damaged: put it back from a backup; the data cannot be read without.`,
  );
}

/** Whole or not at all, also when killed in the middle. */
export function saveSecrets(folder: string, secrets: Secrets): void {
  const file = fileIn(folder);
  writeFileSync(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, {
    mode: 0o600,
    flush: true,
  });
  renameSync(`${file}.new`, file);
}

/** With a new settings key; a change that was cut off is gone on with, not begun anew. */
export function withNewSettingsKey(secrets: Secrets): Secrets {
  if (secrets.settingsKeysBefore.length > 0) return secrets;
  return { ...secrets, settingsKey: secret(), settingsKeysBefore: [secrets.settingsKey] };
}

/** The password of one service's own database role. */
export function databasePasswordOf(secrets: Secrets, service: string): string {
  return createHmac('sha256', secrets.database).update(service).digest('hex');
}

export function hasSecrets(folder: string): boolean {
  return existsSync(fileIn(folder));
}

function fileIn(folder: string): string {
  return join(folder, 'secrets.json');
}

function secret(): string {
  return randomBytes(32).toString('hex');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
