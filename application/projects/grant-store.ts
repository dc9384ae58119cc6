import type { Uuid } from '@evident/domain/kernel';
import type { Access, Actor, Grant, Holder, Level, Role } from '@evident/domain/permissions';
import type { Guarded } from '@evident/domain/projects';

/** Who holds which level on projects and folders, inside a unit of work. */
export interface GrantStore {
  /** What an actor may do with a project or a folder; no access where there is none of that id. */
  accessTo(actor: Actor, on: Guarded): Promise<Access>;
  /** The level that a holder's own grant on the object gives, not counting folders. */
  levelOf(on: Guarded, holder: Holder): Promise<Level>;
  give(on: Guarded, grant: Grant, by: Uuid): Promise<void>;
  /** How many hold a grant on the object itself. */
  holders(on: Guarded): Promise<number>;
  take(on: Guarded, holder: Holder): Promise<void>;
  /** Whether everybody of the workspace reaches a project, or a folder and what lies in it. */
  isOpen(on: Guarded): Promise<boolean>;
  /** Whether a living member holds FULL on it and, where it is a folder, on each folder and project inside. */
  someoneHoldsFull(on: Guarded): Promise<boolean>;
  /** The role of a member who has not left. */
  roleOf(memberId: Uuid): Promise<Role | null>;
  /** A group that is there stays until the unit of work ends. */
  hasGroup(groupId: Uuid): Promise<boolean>;
}
