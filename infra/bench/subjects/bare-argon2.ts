import { hashPassword, isPassword } from '../../../services/identity/src/passwords/hash.ts';
import { workOn } from './work.ts';

/** A password checked as identity checks it, and nothing else: what every login waits for. */
const password = 'a-password-of-this-bench';
const hash = await hashPassword(password);

await workOn(async () => {
  if (!(await isPassword(hash, password))) throw new Error('The password is right');
});
