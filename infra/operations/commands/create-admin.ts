import { newPasswordField } from '@dahab/identity/contract/text-fields.ts';
import { addAdmin } from '../accounts/add-admin.ts';
import { readNewPassword } from '../accounts/read-new-password.ts';
import { withIdentity } from '../accounts/with-identity.ts';
import type { Command } from '../command.ts';
import { openReach } from '../reach/open-reach.ts';
import { LONGEST_USERNAME } from '@dahab/identity/contract/account.ts';
import { Trouble } from '@dahab/local/trouble.ts';

export const createAdmin: Command = {
  name: 'create-admin',
  usage: 'create-admin',
  summary: 'Adds an admin.',
  shop: 'open or closed',
  help: [
    'Asks for the name and, twice and without showing it, for the password. Where nobody can be',
    'asked, both come from NEW_USERNAME and NEW_PASSWORD, or from standard input: the name in the',
    'first line, the password in the second. A password is never given on the command line, where',
    'everybody on the machine could read it.',
  ],
  options: {},
  operands: { least: 0, most: 0 },
  run: async ({ config, terminal, ending }) => {
    const asked = config.NEW_USERNAME ?? (await terminal.ask('Username: ', 'set NEW_USERNAME.'));
    const username = checkedName(asked);
    const password = await readNewPassword(config, terminal, newPasswordField);
    const reach = await openReach(config, ending);
    await withIdentity(config, reach, ({ db }) => addAdmin(db, username, password, new Date()));
    terminal.say(`${username} is an admin and can sign in.`);
    return 0;
  },
};

function checkedName(given: string): string {
  const name = given.trim();
  if (name !== '' && name.length <= LONGEST_USERNAME) return name;
  throw new Trouble(`A username has 1 to ${LONGEST_USERNAME} characters.`);
}
