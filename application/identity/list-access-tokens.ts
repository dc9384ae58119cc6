import { type AccessTokenView, viewAccessToken } from '@evident/domain/identity';
import type { Actor } from '@evident/domain/permissions';
import { type Handler, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { AccessTokenStore } from './access-token-store.ts';

/** One's own access tokens in this workspace, without their secrets. */
export class ListAccessTokens extends Query<AccessTokenView[]> {
  constructor(readonly actor: Actor) {
    super();
  }
}

export class ListAccessTokensHandler implements Handler<ListAccessTokens> {
  constructor(private readonly work: UnitOfWork<{ accessTokens: AccessTokenStore }>) {}

  execute({ actor }: ListAccessTokens): Promise<AccessTokenView[]> {
    return this.work.perform(actor.teamId, async ({ accessTokens }) =>
      (await accessTokens.of(actor.userId)).map(viewAccessToken),
    );
  }
}
