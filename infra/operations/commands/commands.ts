import type { Command } from '../command.ts';
import { backup } from './backup.ts';
import { createAdmin } from './create-admin.ts';
import { doctor } from './doctor.ts';
import { migrate } from './migrate.ts';
import { redrive } from './redrive.ts';
import { resetPassword } from './reset-password.ts';
import { restore } from './restore.ts';
import { rotateKey } from './rotate-key.ts';
import { seed } from './seed.ts';

export const commands: readonly Command[] = [
  doctor,
  backup,
  restore,
  migrate,
  createAdmin,
  resetPassword,
  redrive,
  rotateKey,
  seed,
];
