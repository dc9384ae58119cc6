import type { Uuid } from '../kernel/index.ts';

/** The product roles of a member (specification, document 000, section 1). */
export const ROLES = ['MANAGER', 'CONTRIBUTOR', 'VIEWER'] as const;
export type Role = (typeof ROLES)[number];

/** What an access token may be used for; a signed-in person holds both. */
export const SCOPES = ['read', 'write'] as const;
export type Scope = (typeof SCOPES)[number];

/** The member of a workspace on whose behalf a message is asked. */
export interface Actor {
  readonly teamId: Uuid;
  /** The id of the member in this team. */
  readonly userId: Uuid;
  readonly role: Role;
  readonly workspaceAdmin: boolean;
  readonly groupIds: readonly Uuid[];
  readonly scopes: readonly Scope[];
  /** An admin, held back until they set up the second factor that the workspace requires of admins. `workspaceAdmin` is then false. */
  readonly secondFactorMissing?: boolean;
}
