import {
  type Holder,
  INTEGRATIONS,
  type Integration,
  attemptsOverBefore,
  demandCode,
  demandSameAccount,
  offerOf,
} from '@evident/domain/integrations';
import { type Uuid, notFound, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Addresses, Vault } from '../identity/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import type { Secrets } from '../kernel/secrets.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { integrationChanged } from './events.ts';
import type { IntegrationStores, StoredConnection } from './integration-stores.ts';
import { type Grant, type ProviderClient, type Providers, clientOf } from './provider.ts';
import { ownerOf, sealed } from './with-token.ts';

type Stores = Pick<IntegrationStores, 'connections' | 'connectionAttempts' | 'outbox' | 'audit'>;

export interface ConnectingPorts {
  readonly providers: Providers;
  readonly secrets: Secrets;
  readonly vault: Vault;
  readonly addresses: Addresses;
  /** SHA-256 as base64url. */
  readonly challengeOf: (verifier: string) => string;
  readonly work: UnitOfWork<Stores>;
  readonly ids: Ids;
  readonly clock: Clock;
}

const demandClient = (providers: Providers, integration: Integration): ProviderClient =>
  clientOf(providers, integration) ??
  refuse(
    'InvalidOperation',
    `${INTEGRATIONS[integration].title} is not set up here`,
    'Those who run this installation set its client id and secret.',
  );

/** Connects services and disconnects them, for a workspace or for one member. */
export class Connecting {
  constructor(private readonly ports: ConnectingPorts) {}

  /** Returns the page of the service on which to allow it. */
  async start({ teamId, userId }: Actor, integration: Integration, holder: Holder): Promise<{ url: string }> {
    const { providers, secrets, vault, challengeOf, work, ids, clock } = this.ports;
    const client = demandClient(providers, integration);
    const { scopes } = offerOf(integration, holder) ?? notFound('Integration');
    const [state, verifier] = [secrets.token(32), secrets.token(32)];
    const createdAt = clock.now();
    await work.perform(teamId, async ({ connectionAttempts }) => {
      await connectionAttempts.forget(attemptsOverBefore(createdAt));
      await connectionAttempts.add({
        id: ids.newId(),
        teamId,
        memberId: userId,
        integration,
        forWorkspace: holder === 'workspace',
        stateHash: secrets.hash(state),
        verifier: vault.seal(verifier, ownerOf(teamId, integration, memberOf(holder, userId))),
        code: null,
        error: null,
        createdAt,
      });
    });
    return {
      url: client.authorizationUrl({
        holder,
        state,
        challenge: challengeOf(verifier),
        redirectUrl: this.redirectUrl(integration),
        scopes: Object.keys(scopes),
      }),
    };
  }

  /** Connects after the member came back. Each attempt works once, for the member who began it. */
  async finish(actor: Actor, integration: Integration, holder: Holder, state: string): Promise<void> {
    const { providers, vault, clock } = this.ports;
    const client = demandClient(providers, integration);
    const owner = ownerOf(actor.teamId, integration, memberOf(holder, actor.userId));
    const attempt = await this.take(actor, integration, holder, state);
    const grant = await client.exchange({
      holder,
      code: vault.open(demandCode(attempt, clock.now()), owner) ?? '',
      verifier: vault.open(attempt.verifier, owner) ?? '',
      redirectUrl: this.redirectUrl(integration),
    });
    try {
      await this.keep(actor, integration, holder, grant);
    } catch (error) {
      // The reason that nothing was connected matters more than a token that the service could not take back.
      await client.revoke(grant.tokens.access).catch(() => undefined);
      throw error;
    }
  }

  /** Disconnects, and takes the token back at the service. */
  async end({ teamId, userId }: Actor, integration: Integration, holder: Holder): Promise<void> {
    const memberId = memberOf(holder, userId);
    const removed = await this.ports.work.perform(teamId, async (stores) => {
      const stored = (await stores.connections.find(integration, memberId)) ?? notFound('Connection');
      await stores.connections.remove(stored.id);
      await this.record(stores, userId, 'integration:disconnected', stored);
      return stored;
    });
    await this.takeBack(removed);
  }

  /** Deletes all connections of a former member. */
  async forget(teamId: Uuid, memberId: Uuid): Promise<void> {
    const removed = await this.ports.work.perform(teamId, async (stores) => {
      const held = await stores.connections.list(memberId);
      for (const stored of held) {
        await stores.connections.remove(stored.id);
        await this.record(stores, memberId, 'integration:disconnected', stored);
      }
      return held;
    });
    for (const stored of removed) await this.takeBack(stored);
  }

  private keep({ teamId, userId }: Actor, integration: Integration, holder: Holder, grant: Grant): Promise<void> {
    const { work, vault, ids, clock } = this.ports;
    const memberId = memberOf(holder, userId);
    return work.perform(teamId, async (stores) => {
      const { connections } = stores;
      if (memberId !== null)
        demandSameAccount(INTEGRATIONS[integration].title, await connections.find(integration, null), grant.account.id);
      const before = await connections.find(integration, memberId);
      const connection = {
        id: ids.newId(),
        teamId,
        integration,
        memberId,
        externalId: grant.account.id,
        externalName: grant.account.name,
        externalUserId: grant.userId,
        scopes: grant.scopes,
        connectedBy: userId,
        connectedAt: clock.now(),
        revokedAt: null,
        // A choice about one account is none about another.
        showsTitles: before !== null && before.externalId === grant.account.id && before.showsTitles,
        ...sealed(vault, ownerOf(teamId, integration, memberId), grant.tokens),
      };
      await connections.save(connection);
      await this.record(stores, userId, 'integration:connected', connection);
    });
  }

  /** Removes the attempt, so that its code is sent once only. */
  private take({ teamId, userId }: Actor, integration: Integration, holder: Holder, state: string) {
    return this.ports.work.prepare(teamId, async ({ connectionAttempts }) => {
      const attempt = await connectionAttempts.find(this.ports.secrets.hash(state));
      if (attempt?.memberId !== userId || attempt.integration !== integration) return notFound('Connection');
      if (attempt.forWorkspace !== (holder === 'workspace')) return notFound('Connection');
      await connectionAttempts.remove(attempt.id);
      return attempt;
    });
  }

  private async record(
    { audit, outbox }: Pick<Stores, 'audit' | 'outbox'>,
    actorId: Uuid,
    action: 'integration:connected' | 'integration:disconnected',
    { teamId, integration, externalName, memberId }: StoredConnection,
  ): Promise<void> {
    await audit.record({
      actorId,
      action,
      objectType: memberId === null ? 'workspace' : 'member',
      objectId: memberId ?? teamId,
      detail: { integration, account: externalName },
    });
    await outbox.announce(integrationChanged(teamId, integration));
  }

  /** Here it is gone in any case; the service may be down, or the token not valid any more. */
  private async takeBack({ teamId, integration, memberId, accessToken }: StoredConnection): Promise<void> {
    const { providers, vault } = this.ports;
    const token = vault.open(accessToken, ownerOf(teamId, integration, memberId));
    if (token !== null)
      await clientOf(providers, integration)
        ?.revoke(token)
        .catch(() => undefined);
  }

  private redirectUrl(integration: Integration): string {
    return this.ports.addresses.root(`/account/integration/oauth/${INTEGRATIONS[integration].path}`);
  }
}

/** The member of a connection; null for the workspace. */
const memberOf = (holder: Holder, userId: Uuid): Uuid | null => (holder === 'member' ? userId : null);
