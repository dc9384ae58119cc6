import type { AccessToken } from '@evident/domain/identity';
import { refuse } from '@evident/domain/kernel';
import { GRANTS_MAX, type Grant, formatRefresh, accessExpiry, refreshExpiry, viewTokens } from '@evident/domain/oauth';
import { formatAccessToken } from '@evident/domain/identity';
import type { Actor, Scope } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import type { Secrets } from '../kernel/secrets.ts';
import type { OauthStores } from './oauth-stores.ts';

const SECRET_BYTES = 32;

export interface GrantPorts {
  readonly secrets: Secrets;
  readonly ids: Ids;
  readonly clock: Clock;
  /** SHA-256 as base64url. */
  readonly challengeOf: (verifier: string) => string;
}

export type Tokens = ReturnType<typeof viewTokens>;

type Begun = Pick<Grant, 'clientId' | 'redirectUri' | 'scopes' | 'codeHash' | 'challenge' | 'codeExpiresAt'>;

/** Keeps what a member allowed. Its access token works once a program brings the code. */
export async function startGrant(
  { programGrants, accessTokens, members, audit }: OauthStores,
  { secrets, ids, clock }: GrantPorts,
  { teamId, userId: memberId }: Actor,
  name: string,
  begun: Begun,
): Promise<void> {
  const now = clock.now();
  await members.hold(memberId);
  await programGrants.forget(memberId, now);
  if ((await programGrants.list(memberId, now)).length >= GRANTS_MAX)
    refuse(
      'UnprocessableContent',
      `One person has at most ${GRANTS_MAX} connected programs`,
      'Disconnect one that is not used, in the settings of your account.',
    );
  const token: AccessToken = {
    id: ids.newId(),
    teamId,
    memberId,
    name,
    scopes: begun.scopes,
    // Of a secret that is thrown away.
    secretHash: secrets.hash(secrets.token(SECRET_BYTES)),
    createdAt: now,
    expiresAt: now,
    usedAt: null,
    revokedAt: null,
    program: true,
  };
  await accessTokens.save(token);
  await programGrants.save({
    id: token.id,
    teamId,
    codeUsedAt: null,
    familyHash: null,
    refreshHash: null,
    refreshExpiresAt: null,
    ...begun,
  });
  await audit.record({
    actorId: memberId,
    action: 'program:connected',
    objectType: 'access_token',
    objectId: token.id,
    detail: { name, scopes: begun.scopes },
  });
}

/** Issues an access token and the next refresh token, which replace those before. */
export async function issueTokens(
  { programGrants, accessTokens }: Pick<OauthStores, 'programGrants' | 'accessTokens'>,
  { secrets, clock }: Pick<GrantPorts, 'secrets' | 'clock'>,
  { grant, token, scopes, family = secrets.token(SECRET_BYTES) }: Issued,
): Promise<Tokens> {
  const now = clock.now();
  const [access, refresh] = [secrets.token(SECRET_BYTES), secrets.token(SECRET_BYTES)];
  await accessTokens.save({ ...token, scopes, secretHash: secrets.hash(access), expiresAt: accessExpiry(now) });
  await programGrants.save({
    ...grant,
    codeUsedAt: grant.codeUsedAt ?? now,
    familyHash: secrets.hash(family),
    refreshHash: secrets.hash(refresh),
    refreshExpiresAt: refreshExpiry(now, token.createdAt),
  });
  const { teamId } = grant;
  return viewTokens(formatAccessToken(teamId, access), formatRefresh(teamId, family, refresh), scopes);
}

interface Issued {
  readonly grant: Grant;
  readonly token: AccessToken;
  readonly scopes: readonly Scope[];
  /** Absent for the first refresh token. */
  readonly family?: string;
}

/** Ends a grant: its access token and its refresh token stop working at once. */
export async function endGrant(
  { accessTokens, audit }: Pick<OauthStores, 'accessTokens' | 'audit'>,
  token: AccessToken,
  { actorId, reason }: { readonly actorId: string; readonly reason: 'disconnected' | 'reused' | 'revoked' },
  now: Date,
): Promise<void> {
  await accessTokens.save({ ...token, revokedAt: now });
  await audit.record({
    actorId,
    action: 'program:disconnected',
    objectType: 'access_token',
    objectId: token.id,
    detail: { name: token.name, reason },
  });
}
