import { INTEGRATIONS, type Integration, attemptsOverBefore, demandCode } from '@evident/domain/integrations';
import { notFound, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Addresses, Vault } from '../identity/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { Secrets } from '../kernel/secrets.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { integrationChanged } from './events.ts';
import type { IntegrationStores } from './integration-stores.ts';
import { type ProviderClient, type Providers, clientOf } from './provider.ts';
import { ownerOf, sealed } from './with-token.ts';

type Stores = Pick<IntegrationStores, 'connections' | 'connectionAttempts' | 'outbox' | 'audit'>;
const ADMIN = { scope: 'write', role: 'admin' } as const;

/** Begins to connect a service; returns the page of it on which to allow that. */
export class StartConnection extends Command<{ url: string }> {
  static readonly requires = memberWith(ADMIN);

  constructor(
    readonly actor: Actor,
    readonly integration: Integration,
  ) {
    super();
  }
}

export interface ConnectingPorts {
  readonly providers: Providers;
  readonly secrets: Secrets;
  readonly vault: Vault;
  readonly addresses: Addresses;
  /** SHA-256 as base64url. */
  readonly challengeOf: (verifier: string) => string;
}

const redirectUrl = (addresses: Addresses, integration: Integration): string =>
  addresses.root(`/account/integration/oauth/${INTEGRATIONS[integration].path}`);

const demandClient = (providers: Providers, integration: Integration): ProviderClient =>
  clientOf(providers, integration) ??
  refuse(
    'InvalidOperation',
    `${INTEGRATIONS[integration].title} is not set up here`,
    'Those who run this installation set its client id and secret.',
  );

export class StartConnectionHandler implements Handler<StartConnection> {
  constructor(
    private readonly ports: ConnectingPorts,
    private readonly work: UnitOfWork<Stores>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({ actor: { teamId, userId: memberId }, integration }: StartConnection): Promise<{ url: string }> {
    const { providers, secrets, vault, addresses, challengeOf } = this.ports;
    const client = demandClient(providers, integration);
    const [state, verifier] = [secrets.token(32), secrets.token(32)];
    const createdAt = this.clock.now();
    await this.work.perform(teamId, async ({ connectionAttempts }) => {
      await connectionAttempts.forget(attemptsOverBefore(createdAt));
      await connectionAttempts.add({
        id: this.ids.newId(),
        teamId,
        memberId,
        integration,
        stateHash: secrets.hash(state),
        verifier: vault.seal(verifier, ownerOf(teamId, integration)),
        code: null,
        error: null,
        createdAt,
      });
    });
    return {
      url: client.authorizationUrl({
        state,
        challenge: challengeOf(verifier),
        redirectUrl: redirectUrl(addresses, integration),
        scopes: Object.keys(INTEGRATIONS[integration].scopes),
      }),
    };
  }
}

/** Connects a service after the member came back from it. Each attempt works once, for the member who began it. */
export class FinishConnection extends Command {
  static readonly requires = memberWith(ADMIN);

  constructor(
    readonly actor: Actor,
    readonly integration: Integration,
    readonly state: string,
  ) {
    super();
  }
}

export class FinishConnectionHandler implements Handler<FinishConnection> {
  constructor(
    private readonly ports: ConnectingPorts,
    private readonly work: UnitOfWork<Stores>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, integration, state }: FinishConnection): Promise<void> {
    const { teamId, userId } = actor;
    const { providers, vault, addresses } = this.ports;
    const client = demandClient(providers, integration);
    const owner = ownerOf(teamId, integration);
    const attempt = await this.take(actor, integration, state);
    const grant = await client.exchange({
      code: vault.open(demandCode(attempt, this.clock.now()), owner) ?? '',
      verifier: vault.open(attempt.verifier, owner) ?? '',
      redirectUrl: redirectUrl(addresses, integration),
    });
    await this.work.perform(teamId, async ({ connections, outbox, audit }) => {
      const id = this.ids.newId();
      await connections.save({
        id,
        teamId,
        integration,
        externalId: grant.account.id,
        externalName: grant.account.name,
        scopes: grant.scopes,
        connectedBy: userId,
        connectedAt: this.clock.now(),
        revokedAt: null,
        ...sealed(vault, owner, grant.tokens),
      });
      const detail = { integration, account: grant.account.name };
      await audit.record({
        actorId: userId,
        action: 'integration:connected',
        objectType: 'workspace',
        objectId: teamId,
        detail,
      });
      await outbox.announce(integrationChanged(teamId, integration));
    });
  }

  /** Removes the attempt, so that its code is sent once only. */
  private take({ teamId, userId }: Actor, integration: Integration, state: string) {
    return this.work.prepare(teamId, async ({ connectionAttempts }) => {
      const attempt = await connectionAttempts.find(this.ports.secrets.hash(state));
      if (attempt?.memberId !== userId || attempt.integration !== integration) return notFound('Connection');
      await connectionAttempts.remove(attempt.id);
      return attempt;
    });
  }
}

/** Disconnects a service, which takes its token back. */
export class EndConnection extends Command {
  static readonly requires = memberWith(ADMIN);

  constructor(
    readonly actor: Actor,
    readonly integration: Integration,
  ) {
    super();
  }
}

export class EndConnectionHandler implements Handler<EndConnection> {
  constructor(
    private readonly ports: Pick<ConnectingPorts, 'providers' | 'vault'>,
    private readonly work: UnitOfWork<Stores>,
  ) {}

  async execute({ actor: { teamId, userId: actorId }, integration }: EndConnection): Promise<void> {
    const { providers, vault } = this.ports;
    const token = await this.work.perform(teamId, async ({ connections, outbox, audit }) => {
      const stored = (await connections.find(integration)) ?? notFound('Connection');
      await connections.remove(stored.id);
      const detail = { integration, account: stored.externalName };
      await audit.record({
        actorId,
        action: 'integration:disconnected',
        objectType: 'workspace',
        objectId: teamId,
        detail,
      });
      await outbox.announce(integrationChanged(teamId, integration));
      return vault.open(stored.accessToken, ownerOf(teamId, integration));
    });
    // Here it is gone in any case; the service may be down, or the token not valid any more.
    if (token !== null)
      await clientOf(providers, integration)
        ?.revoke(token)
        .catch(() => undefined);
  }
}
