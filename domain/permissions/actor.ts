import type { Uuid } from '../kernel/index.ts';
import type { WorkspacePlan } from '../plans/index.ts';

/** The product roles of a member (specification, document 000, section 1). */
export const ROLES = ['MANAGER', 'CONTRIBUTOR', 'VIEWER'] as const;
export type Role = (typeof ROLES)[number];

/** Permissions of an access token; a signed-in person has both. */
export const SCOPES = ['read', 'write'] as const;
export type Scope = (typeof SCOPES)[number];

/** The member on whose behalf a message runs. */
export interface Actor {
  readonly teamId: Uuid;
  /** The member's id in this team. */
  readonly userId: Uuid;
  readonly role: Role;
  readonly workspaceAdmin: boolean;
  readonly groupIds: readonly Uuid[];
  readonly scopes: readonly Scope[];
  /** An admin without the second factor that the workspace requires of admins. `workspaceAdmin` is then false. */
  readonly secondFactorMissing?: boolean;
  /** The workspace requires a second factor of all members, and the actor signed in without one. */
  readonly secondFactorNeeded?: boolean;
  /** The workspace allows no exports. */
  readonly exportsOff?: boolean;
  /** The workspace's plan; absent if nothing is limited. */
  readonly plan?: WorkspacePlan;
  /** The access of support staff, who only read; absent for members. */
  readonly support?: Uuid;
  /** IANA name; absent for UTC. Days in filters are those of this time zone. */
  readonly timeZone?: string;
}

export const timeZoneOf = ({ timeZone = 'UTC' }: Pick<Actor, 'timeZone'>): string => timeZone;
