import { NotFound } from '@dahab/chassis/errors.ts';
import { newPasswordField } from '@dahab/identity/contract/text-fields.ts';
import { setPassword } from '../../../services/identity/src/users/actions.ts';
import { findCredentials } from '../../../services/identity/src/users/store.ts';
import { readNewPassword } from '../accounts/read-new-password.ts';
import { withIdentity } from '../accounts/with-identity.ts';
import type { Command } from '../command.ts';
import { openReach } from '../reach/open-reach.ts';

export const resetPassword: Command = {
  name: 'reset-password',
  usage: 'reset-password <username>',
  summary: 'Gives an account a new password and ends its sessions.',
  shop: 'open or closed',
  help: [
    'The account is found by its username or e-mail. The password is asked for, twice and without',
    'showing it; where nobody can be asked it comes from NEW_PASSWORD or from standard input.',
    '',
    'Whoever was signed in is signed out: at once where the shop has a Redis (REDIS_URL), else, in',
    'an open shop of npm start, within a minute.',
  ],
  options: {},
  operands: { least: 1, most: 1 },
  run: async ({ config, terminal, ending, operands: [name = ''] }) => {
    const reach = await openReach(config, ending);
    await withIdentity(config, reach, async (doors) => {
      const found = await findCredentials(doors.db, name);
      if (!found) throw new NotFound(`There is no account ${name}.`);
      const password = await readNewPassword(config, terminal, newPasswordField);
      await setPassword(doors, found.id, password);
    });
    terminal.say(`${name} has a new password, and every session of the account has ended.`);
    if (reach.isOpen === true && config.REDIS_URL === undefined) {
      terminal.say('A page that is open right now may still be let in for up to a minute.');
    }
    return 0;
  },
};
