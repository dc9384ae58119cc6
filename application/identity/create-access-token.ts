import {
  type AccessToken,
  type AccessTokenWording,
  type CreatedAccessTokenView,
  type SignedIn,
  TOKENS_MAX,
  demandFuture,
  demandScopes,
  formatAccessToken,
  isWorking,
  viewAccessToken,
} from '@evident/domain/identity';
import { refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { AuditLog } from '../kernel/audit-log.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { Secrets } from '../kernel/secrets.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { AccessTokenStore, MemberLock } from './access-token-store.ts';

const SECRET_BYTES = 32;

/**
 * Creates an access token that acts as the member in this workspace. Returns the secret once. Requires a recent
 * confirmation.
 */
export class CreateAccessToken extends Command<CreatedAccessTokenView> {
  static readonly requires = memberWith({ scope: 'write', session: true, confirmed: true, feature: 'publicApi' });

  constructor(
    readonly actor: Actor,
    readonly signedIn: SignedIn,
    readonly wording: AccessTokenWording,
  ) {
    super();
  }
}

export class CreateAccessTokenHandler implements Handler<CreateAccessToken> {
  constructor(
    private readonly work: UnitOfWork<{
      members: MemberLock;
      accessTokens: AccessTokenStore;
      audit: AuditLog;
    }>,
    private readonly secrets: Secrets,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, wording }: CreateAccessToken): Promise<CreatedAccessTokenView> {
    const now = this.clock.now();
    const secret = this.secrets.token(SECRET_BYTES);
    const token: AccessToken = {
      id: this.ids.newId(),
      teamId: actor.teamId,
      memberId: actor.userId,
      name: wording.name,
      scopes: demandScopes(wording.scopes),
      secretHash: this.secrets.hash(secret),
      createdAt: now,
      expiresAt: demandFuture(wording.expiresAt, now),
      usedAt: null,
      revokedAt: null,
      program: false,
    };
    return this.work.perform(actor.teamId, async ({ members, accessTokens, audit }) => {
      await members.hold(actor.userId);
      if ((await accessTokens.of(actor.userId)).filter((each) => isWorking(each, now)).length >= TOKENS_MAX)
        refuse(
          'UnprocessableContent',
          `One person has at most ${TOKENS_MAX} access tokens`,
          'Revoke one that is not used.',
        );
      await accessTokens.save(token);
      await audit.record({
        actorId: actor.userId,
        action: 'token:created',
        objectType: 'access_token',
        objectId: token.id,
        detail: { scopes: token.scopes },
      });
      return { ...viewAccessToken(token), token: formatAccessToken(token.teamId, secret) };
    });
  }
}
