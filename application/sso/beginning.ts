import { type Uuid, notFound } from '@evident/domain/kernel';
import { SSO_STATE_PREFIX, type SsoAttempt, type SsoConnection } from '@evident/domain/sso';
import { protocolOf, secretOwner, ssoAttemptsOverBefore } from '@evident/domain/sso';
import { ownAddresses } from './own-addresses.ts';
import type { OpenConnection, SsoPorts } from './ports.ts';
import type { SsoPlace } from './sso-stores.ts';

const STATE_BYTES = 32;

/** Whom an attempt is about, until it says so. */
export const NOBODY = { browserHash: null, sessionId: null, accountId: null, memberId: null } as const;

type Wish = Pick<SsoAttempt, 'purpose' | 'path' | 'browserHash' | 'sessionId' | 'accountId' | 'memberId'>;

/** Begins an attempt; returns the page of the directory. */
export async function begin(
  { work, clients, vault, secrets, addresses, ids, clock }: SsoPorts,
  { teamId }: Pick<SsoPlace, 'teamId'>,
  connectionId: Uuid,
  wish: Wish,
): Promise<{ url: string }> {
  const connection = await work.prepare(teamId, ({ ssoConnections }) => ssoConnections.find(connectionId));
  if (!connection || (!connection.enabled && wish.purpose !== 'TEST')) return notFound('Connection');
  const state = SSO_STATE_PREFIX + secrets.token(STATE_BYTES);
  const client = await clients(protocolOf(connection));
  const own = ownAddresses(addresses, connection);
  const { url, kept, requestId } = await client.begin(
    opened(connection, vault),
    own,
    state,
    wish.purpose === 'CONFIRM',
  );
  const createdAt = clock.now();
  const id = ids.newId();
  await work.perform(teamId, async ({ ssoAttempts }) => {
    await ssoAttempts.forget(ssoAttemptsOverBefore(createdAt));
    await ssoAttempts.add({
      ...wish,
      id,
      teamId,
      connectionId,
      stateHash: secrets.hash(state),
      sealed: vault.seal(kept, id),
      requestId,
      response: null,
      claims: null,
      createdAt,
    });
  });
  return { url };
}

/** The connection with its secret in plain text. */
export const opened = (connection: SsoConnection, vault: SsoPorts['vault']): OpenConnection => ({
  ...connection,
  secret: connection.sealedSecret === null ? null : vault.open(connection.sealedSecret, secretOwner(connection)),
});
