import type { Database } from '@dahab/chassis/database/connect.ts';
import { emit } from '@dahab/chassis/messaging/emit.ts';
import { userChanged } from '@dahab/identity/contract/events.ts';
import { changesBetween } from '@dahab/protocol/changes-between.ts';
import { hashPassword } from '../../../services/identity/src/passwords/hash.ts';
import { addUser, currentUser } from '../../../services/identity/src/users/actions.ts';
import { refuseCommonPassword } from '../../../services/identity/src/users/rules.ts';

/** An account that manages the shop; the list of who did what says that the shop itself added it. */
export async function addAdmin(
  db: Database,
  username: string,
  password: string,
  now: Date,
): Promise<void> {
  refuseCommonPassword(password, { isAdmin: true, username, email: null, name: username });
  const passwordHash = await hashPassword(password);
  await db.transaction(async (trx) => {
    const account = { username, passwordHash, isAdmin: true, isActive: true };
    const id = await addUser(trx, { ...account, name: username, email: null }, now);
    const added = await currentUser(trx, id);
    const changes = changesBetween(['email', 'isAdmin', 'isActive'], null, added);
    await emit(trx, userChanged, { userId: id, name: username, deed: 'added', changes });
  });
}
