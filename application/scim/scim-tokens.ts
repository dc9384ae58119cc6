import type { SignedIn } from '@evident/domain/identity';
import { type Uuid, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import {
  type CreatedScimTokenView,
  type ScimToken,
  type ScimTokenWording,
  demandRoomForScimToken,
  formatScimToken,
  viewScimToken,
} from '@evident/domain/scim';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { ScimPorts } from './admit-user.ts';
import type { ScimStores } from './scim-stores.ts';

const SECRET_BYTES = 32;
type Work = UnitOfWork<Pick<ScimStores, 'teams' | 'scimTokens' | 'audit'>>;

/** Creates a token for a directory. Returns the secret once. Requires a recent confirmation. */
export class CreateScimToken extends Command<CreatedScimTokenView> {
  static readonly requires = memberWith({
    scope: 'write',
    role: 'admin',
    session: true,
    confirmed: true,
    feature: 'scim',
  });

  constructor(
    readonly actor: Actor,
    readonly signedIn: SignedIn,
    readonly wording: ScimTokenWording,
  ) {
    super();
  }
}

export class CreateScimTokenHandler implements Handler<CreateScimToken> {
  constructor(
    private readonly work: Work,
    private readonly ports: ScimPorts,
  ) {}

  execute({ actor: { teamId, userId }, wording }: CreateScimToken): Promise<CreatedScimTokenView> {
    const { ids, secrets, clock } = this.ports;
    const secret = secrets.token(SECRET_BYTES);
    const token: ScimToken = {
      id: ids.newId(),
      teamId,
      name: wording.name.trim(),
      secretHash: secrets.hash(secret),
      createdBy: userId,
      createdAt: clock.now(),
      usedAt: null,
      revokedAt: null,
    };
    return this.work.perform(teamId, async ({ teams, scimTokens, audit }) => {
      await teams.hold(teamId);
      demandRoomForScimToken((await scimTokens.working()).length);
      await scimTokens.save(token);
      await audit.record({ actorId: userId, action: 'scim:token-created', ...aToken(token) });
      return { ...viewScimToken(token), token: formatScimToken(teamId, secret) };
    });
  }
}

/** Revokes a token: the directory can no longer change anything. */
export class RevokeScimToken extends Command {
  static readonly requires = memberWith({ scope: 'write', role: 'admin', session: true });

  constructor(
    readonly actor: Actor,
    readonly tokenId: Uuid,
  ) {
    super();
  }
}

export class RevokeScimTokenHandler implements Handler<RevokeScimToken> {
  constructor(
    private readonly work: Work,
    private readonly ports: ScimPorts,
  ) {}

  execute({ actor: { teamId, userId }, tokenId }: RevokeScimToken): Promise<void> {
    return this.work.perform(teamId, async ({ scimTokens, audit }) => {
      const token = await scimTokens.find(tokenId);
      if (!token || token.revokedAt) return notFound('Token');
      await scimTokens.save({ ...token, revokedAt: this.ports.clock.now() });
      await audit.record({ actorId: userId, action: 'scim:token-revoked', ...aToken(token) });
    });
  }
}

const aToken = ({ id, name }: ScimToken) => ({ objectType: 'scim_token', objectId: id, detail: { name } });
