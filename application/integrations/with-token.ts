import { INTEGRATIONS, type Integration, type Tokens, needsRefresh } from '@evident/domain/integrations';
import { refuse, type Uuid } from '@evident/domain/kernel';
import type { Vault } from '../identity/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { integrationChanged } from './events.ts';
import type { IntegrationStores, StoredConnection } from './integration-stores.ts';
import { type ProviderClient, TokenRevoked } from './provider.ts';

export interface TokenPorts {
  readonly work: UnitOfWork<Pick<IntegrationStores, 'connections' | 'outbox'>>;
  readonly vault: Vault;
  readonly clock: Clock;
}

/** The owner that the encryption of a token is bound to. */
export const ownerOf = (teamId: Uuid, integration: Integration, memberId: Uuid | null): string =>
  memberId === null ? `${teamId} ${integration}` : `${teamId} ${integration} ${memberId}`;

export const sealed = (vault: Vault, owner: string, { access, refresh, expiresAt }: Tokens) => ({
  accessToken: vault.seal(access, owner),
  refreshToken: refresh === null ? null : vault.seal(refresh, owner),
  expiresAt,
});

const title = (integration: Integration): string => INTEGRATIONS[integration].title;

/**
 * Calls a service with the token of the workspace or of a member, which is refreshed before it ends. No transaction is open
 * meanwhile.
 * @throws Refusal `InvalidOperation` if the service is not connected, or took the token back
 */
export async function withToken<T>(
  ports: TokenPorts,
  client: ProviderClient | null,
  teamId: Uuid,
  integration: Integration,
  call: (accessToken: string) => Promise<T>,
  memberId: Uuid | null = null,
): Promise<T> {
  const stored = await ports.work.prepare(teamId, ({ connections }) => connections.find(integration, memberId));
  if (!client || !stored)
    return refuse(
      'InvalidOperation',
      `${title(integration)} is not connected`,
      `${whoConnects(memberId)} it in the settings.`,
    );
  if (stored.revokedAt !== null) return refuseRevoked(integration, memberId);
  try {
    return await call(await tokenOf(ports, client, stored));
  } catch (error) {
    if (!(error instanceof TokenRevoked)) throw error;
    await markRevoked(ports, stored);
    return refuseRevoked(integration, memberId);
  }
}

const whoConnects = (memberId: Uuid | null): string => (memberId === null ? 'An admin connects' : 'Connect');

const refuseRevoked = (integration: Integration, memberId: Uuid | null): never =>
  refuse(
    'InvalidOperation',
    `${title(integration)} ended the connection`,
    `${whoConnects(memberId)} it again in the settings.`,
  );

/** Longer than the service may take to answer. */
const LEASE_MS = 30_000;

/** A token for refreshing may work once, so one caller refreshes, and the others use the token that ends soon. */
async function tokenOf(ports: TokenPorts, client: ProviderClient, stored: StoredConnection): Promise<string> {
  const { teamId, integration, memberId } = stored;
  const tokens = opened(ports.vault, stored);
  const now = ports.clock.now();
  if (!needsRefresh(tokens, now)) return tokens.access;
  const until = new Date(now.getTime() + LEASE_MS);
  if (!(await ports.work.prepare(teamId, ({ connections }) => connections.claimRefresh(stored, now, until))))
    return tokens.expiresAt! > now ? tokens.access : refuseRefreshing(integration);
  const fresh = await client.refresh(tokens.refresh!);
  await ports.work.prepare(teamId, ({ connections }) =>
    connections.renew(stored, sealed(ports.vault, ownerOf(teamId, integration, memberId), fresh)),
  );
  return fresh.access;
}

const refuseRefreshing = (integration: Integration): never =>
  refuse('Unavailable', `The connection with ${title(integration)} is being renewed`, 'Try again in a moment.');

function opened(vault: Vault, stored: StoredConnection): Tokens {
  const { teamId, integration, memberId, accessToken, refreshToken, expiresAt } = stored;
  const owner = ownerOf(teamId, integration, memberId);
  const access = vault.open(accessToken, owner);
  // The secret of the installation was replaced.
  if (access === null) throw new TokenRevoked();
  return { access, refresh: refreshToken === null ? null : vault.open(refreshToken, owner), expiresAt };
}

export const markRevoked = (
  { work, clock }: TokenPorts,
  { teamId, id, integration }: StoredConnection,
): Promise<void> =>
  work.prepare(teamId, async ({ connections, outbox }) => {
    await connections.markRevoked(id, clock.now());
    await outbox.announce(integrationChanged(teamId, integration));
  });
