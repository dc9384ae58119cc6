import type { AccessToken } from '@evident/domain/identity';
import type { Uuid } from '@evident/domain/kernel';

/** Access tokens of one team, inside a unit of work. */
export interface AccessTokenStore {
  /** Locks the token until the unit of work ends. */
  find(tokenId: Uuid): Promise<AccessToken | null>;
  /** Unrevoked tokens that a member created, oldest first; not those of programs. */
  of(memberId: Uuid): Promise<AccessToken[]>;
  save(token: AccessToken): Promise<void>;
}

export interface MemberLock {
  /** Locks the member until the unit of work ends, so that concurrent requests cannot exceed the token limit. */
  hold(memberId: Uuid): Promise<unknown>;
}
