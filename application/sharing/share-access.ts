import { type ThrottleRule, demandOpen } from '@evident/domain/identity';
import { refuse } from '@evident/domain/kernel';
import { SHARE_TOKEN, type ShareLink } from '@evident/domain/sharing';
import { countAttempt, refundAttempt, type IdentityWork, type PasswordHasher } from '../identity/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Secrets } from '../kernel/secrets.ts';
import { ProvenPasswords } from './proven-passwords.ts';
import type { SharedReader } from './shared-reader.ts';

/** A visitor with a public link, and its password if it has one. */
export interface Visitor {
  readonly token: string;
  readonly password: string | null;
}

/** Wrong passwords per link. */
const PASSWORD_OF_LINK: ThrottleRule = { name: 'share-password', tries: 20, windowMs: 900_000, lockMs: 900_000 };

/** Checks share access. A singleton, because it caches verified passwords. */
export class ShareAccess {
  private readonly proven = new ProvenPasswords();
  private readonly salt: string;

  constructor(
    private readonly reader: SharedReader,
    private readonly hasher: PasswordHasher,
    private readonly identity: IdentityWork,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
  ) {
    this.salt = secrets.token(32);
  }

  /** Returns the link if token and password are correct. Unknown, inactive and expired tokens get the same refusal. */
  async admit({ token, password }: Visitor): Promise<ShareLink> {
    const link =
      (SHARE_TOKEN.test(token) ? await this.reader.link(token) : null) ??
      refuse(
        'NotFound',
        'This link no longer works',
        'It may have been switched off. Ask the person who sent it for a new one.',
      );
    if (link.passwordHash === null) return link;
    if (password === null) refuse('Unauthorized', 'This link needs a password', 'Ask the person who sent it.');
    await this.checkPassword(link.id, link.passwordHash, password);
    return link;
  }

  private async checkPassword(linkId: string, passwordHash: string, password: string): Promise<void> {
    const now = this.clock.now();
    const attempt = { rule: PASSWORD_OF_LINK, key: `share:${linkId}` };
    const key = this.secrets.hash(JSON.stringify([this.salt, passwordHash, password]));
    if (this.proven.has(key, now)) {
      // A locked link refuses these too; otherwise the response would reveal correct guesses.
      return this.identity.perform(async ({ throttles }) => demandOpen(await throttles.hold(attempt.key), now));
    }
    await this.proven.prove(key, now, async () => {
      await this.identity.perform(({ throttles }) => countAttempt(throttles, [attempt], now));
      if (!(await this.hasher.verify(passwordHash, password)))
        refuse('Unauthorized', 'Wrong password', 'Ask the person who sent the link.');
      await this.identity.perform(({ throttles }) => refundAttempt(throttles, attempt));
    });
  }
}
