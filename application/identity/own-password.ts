import { type SignedIn, demandConfirmed } from '@evident/domain/identity';
import { refuse } from '@evident/domain/kernel';
import type { Secrets } from '../kernel/secrets.ts';
import type { IdentityWork } from './identity-work.ts';
import type { PasswordHasher } from './ports.ts';
import { countAttempt, resetAttempts, ownPasswordAttempts } from './throttling.ts';

interface Ports {
  readonly work: IdentityWork;
  readonly hasher: PasswordHasher;
  readonly secrets: Secrets;
}

/**
 * Checks the password of the signed-in person. Tries are counted per account, apart from sign-in tries by strangers.
 */
export async function demandOwnPassword(
  { work, hasher, secrets }: Ports,
  signedIn: SignedIn,
  password: string,
  now: Date,
): Promise<void> {
  const attempts = ownPasswordAttempts(secrets, signedIn.accountId);
  const account = await work.perform(async ({ accounts, throttles }) => {
    const found = (await accounts.find(signedIn.accountId)) ?? refuse('Unauthorized', 'Sign in first');
    await countAttempt(throttles, attempts, now);
    return found;
  });
  if (!(await hasher.verify(account.passwordHash, password))) {
    refuse('ValidationError', 'The current password is wrong', 'Enter the password you sign in with.');
  }
  await work.perform(({ throttles }) => resetAttempts(throttles, attempts));
}

/** Allows a sensitive change with the current password, or after a recent confirmation. */
export async function demandIdentity(
  ports: Ports,
  signedIn: SignedIn,
  password: string | undefined,
  now: Date,
): Promise<void> {
  if (password === undefined) demandConfirmed(signedIn, now);
  else await demandOwnPassword(ports, signedIn, password, now);
}
