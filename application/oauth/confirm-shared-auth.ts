import { demandScopes } from '@evident/domain/identity';
import { refuse } from '@evident/domain/kernel';
import { type NewSharedAuth, SHARED_AUTH, sharedAuthClient, sharedAuthExpiry } from '@evident/domain/oauth';
import type { Actor } from '@evident/domain/permissions';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { OauthStores, ProgramDirectory } from './oauth-stores.ts';
import { sharedAuthHash } from './shared-auth-hash.ts';
import { type GrantPorts, startGrant } from './start-grant.ts';

/** Allows a plug-in, which cannot be led back, to act as the member. It fetches its tokens with the verifier. */
export class ConfirmSharedAuth extends Command {
  static readonly requires = memberWith({ scope: 'write', session: true, feature: 'publicApi' });

  constructor(
    readonly actor: Actor,
    readonly confirmed: NewSharedAuth,
  ) {
    super();
  }
}

export class ConfirmSharedAuthHandler implements Handler<ConfirmSharedAuth> {
  constructor(
    private readonly programs: ProgramDirectory,
    private readonly work: UnitOfWork<OauthStores>,
    private readonly ports: GrantPorts,
  ) {}

  async execute({ actor, confirmed: { integration, challenge, scopes } }: ConfirmSharedAuth): Promise<void> {
    const codeHash = sharedAuthHash(this.ports.secrets, integration, challenge);
    if ((await this.programs.teamOfSharedAuth(codeHash)) !== null)
      refuse('InvalidOperation', 'This was confirmed already', 'If the plug-in still waits, start again from it.');
    await this.work.perform(actor.teamId, (stores) =>
      startGrant(stores, this.ports, actor, SHARED_AUTH[integration], {
        clientId: sharedAuthClient(integration),
        redirectUri: null,
        scopes: demandScopes(scopes),
        codeHash,
        challenge,
        codeExpiresAt: sharedAuthExpiry(this.ports.clock.now()),
      }),
    );
  }
}
