import type { Uuid } from '@evident/domain/kernel';
import type { Access, Actor, Grant, Holder, Level, Role } from '@evident/domain/permissions';
import type { Guarded } from '@evident/domain/projects';

/** Grants on projects and folders, inside a unit of work. */
export interface GrantStore {
  /** The access of an actor to a project or folder; none to an unknown id. */
  accessTo(actor: Actor, on: Guarded): Promise<Access>;
  /** The level of a holder's own grant on the object, without inheritance. */
  levelOf(on: Guarded, holder: Holder): Promise<Level>;
  give(on: Guarded, grant: Grant, by: Uuid): Promise<void>;
  /** Number of grants on the object itself. */
  holders(on: Guarded): Promise<number>;
  take(on: Guarded, holder: Holder): Promise<void>;
  /** Whether the project or folder is open to the whole workspace. */
  isOpen(on: Guarded): Promise<boolean>;
  /** Whether an active member has FULL on it and, for a folder, on each folder and project inside. */
  someoneHoldsFull(on: Guarded): Promise<boolean>;
  /** The role of an active member. */
  roleOf(memberId: Uuid): Promise<Role | null>;
  /** Locks the group, if it exists, until the unit of work ends. */
  hasGroup(groupId: Uuid): Promise<boolean>;
}
