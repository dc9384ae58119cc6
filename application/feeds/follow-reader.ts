import type { FollowView } from '@evident/domain/feeds';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';

/** The objects that an actor follows and can see. */
export interface FollowReader {
  /** The latest first. */
  followed(actor: Actor): Promise<FollowView[]>;
  /** Followed projects, and the projects in followed folders and in their subfolders. */
  followedProjects(actor: Actor): Promise<Uuid[]>;
}
