import { type SecondFactorSetup, type SignedIn, isEnabled } from '@evident/domain/identity';
import { refuse } from '@evident/domain/kernel';
import { Command, CONFIRMED_PERSON, type Handler } from '../kernel/message.ts';
import type { IdentityWork } from './identity-work.ts';
import type { OneTimePasswords, Vault } from './ports.ts';

/** Starts setting up an authenticator app. Returns its secret, which takes effect with a first code. */
export class SetUpSecondFactor extends Command<SecondFactorSetup> {
  static readonly requires = CONFIRMED_PERSON;

  constructor(readonly signedIn: SignedIn) {
    super();
  }
}

export class SetUpSecondFactorHandler implements Handler<SetUpSecondFactor> {
  constructor(
    private readonly work: IdentityWork,
    private readonly passwords: OneTimePasswords,
    private readonly vault: Vault,
  ) {}

  async execute({ signedIn: { accountId, email } }: SetUpSecondFactor): Promise<SecondFactorSetup> {
    const secret = this.passwords.newSecret();
    await this.work.perform(async ({ secondFactors }) => {
      if (isEnabled(await secondFactors.find(accountId)))
        refuse('InvalidOperation', 'Two-step sign-in is already on', 'Turn it off before you set up another app.');
      await secondFactors.save({
        accountId,
        sealedSecret: this.vault.seal(secret, accountId),
        enabledAt: null,
        lastStep: 0,
        recoveryHashes: [],
      });
    });
    return { secret, url: this.passwords.urlOf(secret, email) };
  }
}
