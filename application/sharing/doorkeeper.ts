import { type ThrottleRule } from '@evident/domain/identity';
import { refuse } from '@evident/domain/kernel';
import { SHARE_TOKEN, type ShareLink } from '@evident/domain/sharing';
import type { IdentityWork } from '../identity/identity-work.ts';
import type { PasswordHasher } from '../identity/password-hasher.ts';
import { countTry } from '../identity/throttling.ts';
import type { Clock } from '../kernel/clock.ts';
import type { SharedReader } from './shared-reader.ts';

/** Somebody who holds a public link, and its password where it has one. */
export interface Visitor {
  readonly token: string;
  readonly password: string | null;
}

/** Wrong passwords for one link. */
const PASSWORD_OF_LINK: ThrottleRule = { name: 'share-password', tries: 20, windowMs: 900_000, lockMs: 900_000 };

/** Lets in who holds a public link. */
export class Doorkeeper {
  constructor(
    private readonly reader: SharedReader,
    private readonly hasher: PasswordHasher,
    private readonly identity: IdentityWork,
    private readonly clock: Clock,
  ) {}

  /** The link, once token and password are right. Wrong, switched off and expired tokens are refused alike. */
  async admit({ token, password }: Visitor): Promise<ShareLink> {
    const link = (SHARE_TOKEN.test(token) ? await this.reader.link(token) : null) ?? refuse('NotFound', 'This link leads nowhere', 'It may have been switched off. Ask whoever sent it for a new one.');
    if (link.passwordHash === null) return link;
    if (password === null) refuse('Unauthorized', 'This link asks for a password', 'Ask whoever sent it.');
    await this.identity.perform(({ throttles }) => countTry(throttles, [{ rule: PASSWORD_OF_LINK, key: `share:${link.id}` }], this.clock.now()));
    if (!(await this.hasher.verify(link.passwordHash, password))) refuse('Unauthorized', 'The password is not right', 'Ask whoever sent the link.');
    await this.identity.perform(({ throttles }) => throttles.forget(`share:${link.id}`));
    return link;
  }
}
