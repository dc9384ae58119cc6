import type { Account, SignedIn } from '@evident/domain/identity';
import { refuse } from '@evident/domain/kernel';
import type { Secrets } from '../kernel/secrets.ts';
import type { IdentityWork } from './identity-work.ts';
import type { PasswordHasher } from './password-hasher.ts';
import type { Caller } from './signing-in.ts';
import { countTry, giveBackTry, passwordAttempts } from './throttling.ts';

/** The account of who is signed in, once they gave its password; an account without one needs none. Tries count like those of signing in. */
export async function demandOwnPassword(ports: { work: IdentityWork; hasher: PasswordHasher; secrets: Secrets }, signedIn: SignedIn, password: string | undefined, caller: Caller, now: Date): Promise<Account> {
  const { work, hasher, secrets } = ports;
  const attempts = passwordAttempts(secrets, signedIn.email, caller.ip);
  const account = await work.perform(async ({ accounts, throttles }) => {
    const found = (await accounts.find(signedIn.accountId)) ?? refuse('Unauthorized', 'Sign in first');
    await countTry(throttles, attempts, now);
    return found;
  });
  if (account.passwordHash !== null && !(await hasher.verify(account.passwordHash, password ?? ''))) {
    refuse('ValidationError', 'The current password is wrong', 'Write the password you sign in with.');
  }
  await work.perform(async ({ throttles }) => {
    await throttles.forget(attempts[0].key);
    await giveBackTry(throttles, attempts[1]);
  });
  return account;
}
