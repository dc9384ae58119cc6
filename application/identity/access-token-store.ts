import type { AccessToken } from '@evident/domain/identity';
import type { Uuid } from '@evident/domain/kernel';

/** Access tokens of one team, inside a unit of work. */
export interface AccessTokenStore {
  /** The token as it stays until the unit of work ends. */
  find(tokenId: Uuid): Promise<AccessToken | null>;
  /** Those of a member that were not revoked, oldest first. */
  of(memberId: Uuid): Promise<AccessToken[]>;
  save(token: AccessToken): Promise<void>;
}

export interface MemberLock {
  /** Locks the member until the unit of work ends, so that their tokens are counted once. */
  hold(memberId: Uuid): Promise<unknown>;
}
