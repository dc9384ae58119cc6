import { type Uuid, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { AuditLog } from '../kernel/audit-log.ts';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { AccessTokenStore } from './access-token-store.ts';

/** Revokes one of the caller's access tokens, effective immediately. */
export class RevokeAccessToken extends Command {
  static readonly requires = memberWith({ scope: 'write', access: 'own' });

  constructor(
    readonly actor: Actor,
    readonly tokenId: Uuid,
  ) {
    super();
  }
}

export class RevokeAccessTokenHandler implements Handler<RevokeAccessToken> {
  constructor(
    private readonly work: UnitOfWork<{ accessTokens: AccessTokenStore; audit: AuditLog }>,
    private readonly clock: Clock,
  ) {}

  execute({ actor, tokenId }: RevokeAccessToken): Promise<void> {
    return this.work.perform(actor.teamId, async ({ accessTokens, audit }) => {
      const token = await accessTokens.find(tokenId);
      if (token?.memberId !== actor.userId || token.revokedAt || token.program) return notFound('Access token');
      await accessTokens.save({ ...token, revokedAt: this.clock.now() });
      await audit.record({
        actorId: actor.userId,
        action: 'token:revoked',
        objectType: 'access_token',
        objectId: token.id,
      });
    });
  }
}
