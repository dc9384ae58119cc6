import type { Followed } from '@evident/domain/feeds';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';

/** The objects that members follow, inside a unit of work. */
export interface FollowStore {
  sees(actor: Actor, followed: Followed): Promise<boolean>;
  countOf(memberId: Uuid): Promise<number>;
  follow(memberId: Uuid, followed: Followed, at: Date): Promise<void>;
  unfollow(memberId: Uuid, followed: Followed): Promise<void>;
}
