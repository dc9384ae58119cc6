import { INTEGRATIONS, type Integration } from '@evident/domain/integrations';
import { notFound } from '@evident/domain/kernel';
import type { Addresses, Vault } from '../identity/index.ts';
import { ANYONE, Command, type Handler } from '../kernel/message.ts';
import type { Secrets } from '../kernel/secrets.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { IntegrationDirectory, IntegrationStores } from './integration-stores.ts';
import { ownerOf } from './with-token.ts';

/**
 * Keeps what a service sent back with a person, and returns the page of the workspace that finishes it. Gives no right:
 * only the member who began can finish.
 */
export class ReceiveCode extends Command<{ url: string }> {
  static readonly requires = ANYONE;

  constructor(
    /** Null where the state alone names it. */
    readonly integration: Integration | null,
    readonly returned: { readonly state: string; readonly code: string | null; readonly error: string | null },
  ) {
    super();
  }
}

export class ReceiveCodeHandler implements Handler<ReceiveCode> {
  constructor(
    private readonly directory: IntegrationDirectory,
    private readonly work: UnitOfWork<Pick<IntegrationStores, 'connectionAttempts'>>,
    private readonly secrets: Secrets,
    private readonly vault: Vault,
    private readonly addresses: Addresses,
  ) {}

  async execute({ integration, returned: { state, code, error } }: ReceiveCode): Promise<{ url: string }> {
    const hash = this.secrets.hash(state);
    const { teamId, subdomain } = (await this.directory.ofAttempt(hash)) ?? notFound('Connection');
    const { service, forWorkspace } = await this.work.perform(teamId, async ({ connectionAttempts }) => {
      const attempt = await connectionAttempts.find(hash);
      if (!attempt || (integration !== null && attempt.integration !== integration)) return notFound('Connection');
      const owner = ownerOf(teamId, attempt.integration, attempt.forWorkspace ? null : attempt.memberId);
      // The first answer counts.
      if (attempt.code === null && attempt.error === null && (code !== null || error !== null))
        await connectionAttempts.save({
          ...attempt,
          code: code === null ? null : this.vault.seal(code, owner),
          error,
        });
      return { service: attempt.integration, forWorkspace: attempt.forWorkspace };
    });
    const query = new URLSearchParams({ integration: INTEGRATIONS[service].path, state });
    const path = forWorkspace ? '/settings/integrations' : '/settings/user/integrations';
    return { url: this.addresses.workspace(subdomain, `${path}?${query}`) };
  }
}
