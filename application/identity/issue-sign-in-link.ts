import { normalEmail } from '@evident/domain/identity';
import { refuse } from '@evident/domain/kernel';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, WORKER } from '../kernel/message.ts';
import type { Secrets } from '../kernel/secrets.ts';
import type { Addresses } from './ports.ts';
import { newLink } from './codes.ts';
import type { IdentityWork } from './identity-work.ts';

/** Creates a sign-in link without mailing it, for the operator. Returns the link. Not reachable through the API. */
export class IssueSignInLink extends Command<string> {
  static readonly requires = WORKER;

  constructor(readonly email: string) {
    super();
  }
}

export class IssueSignInLinkHandler implements Handler<IssueSignInLink> {
  constructor(
    private readonly work: IdentityWork,
    private readonly addresses: Addresses,
    private readonly secrets: Secrets,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({ email: given }: IssueSignInLink): Promise<string> {
    const email = normalEmail(given);
    return this.work.perform(async ({ accounts, codes }) => {
      const account = (await accounts.findByEmail(email)) ?? refuse('NotFound', 'No account uses this address');
      const { code, secret } = newLink(
        this.ids,
        this.secrets,
        'SIGN_IN',
        { email, accountId: account.id },
        this.clock.now(),
      );
      await codes.add(code);
      return this.addresses.root(`/auth/magic-login#token=${secret}`);
    });
  }
}
