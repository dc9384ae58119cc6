import type { ConnectedProgram, Grant, Program } from '@evident/domain/oauth';
import type { Uuid } from '@evident/domain/kernel';
import type { AccessTokenStore, MemberLock } from '../identity/index.ts';
import type { AuditLog } from '../kernel/audit-log.ts';

/** Registered programs, and the look-up that precedes the workspace. */
export interface ProgramDirectory {
  find(clientId: Uuid): Promise<Program | null>;
  /** Adds a program, and forgets those that are not used. */
  add(program: Program, forgotten: { readonly unused: Date; readonly idle: Date }): Promise<void>;
  /** Keeps a program from being forgotten. */
  used(clientId: Uuid, now: Date): Promise<void>;
  /** The workspace in which a plug-in was confirmed. */
  teamOfSharedAuth(codeHash: string): Promise<Uuid | null>;
}

/** Grants of one team. Each find locks the grant until the unit of work ends. */
export interface GrantStore {
  find(id: Uuid): Promise<Grant | null>;
  ofCode(codeHash: string): Promise<Grant | null>;
  ofFamily(familyHash: string): Promise<Grant | null>;
  /** The grant of an access token that a program sent. */
  ofAccess(secretHash: string): Promise<Grant | null>;
  save(grant: Grant): Promise<void>;
  /** Grants that work, of a member or of all, newest first. */
  list(memberId: Uuid | null, now: Date): Promise<ConnectedProgram[]>;
  /** Deletes ended programGrants of a member with their access tokens. */
  forget(memberId: Uuid, now: Date): Promise<void>;
}

export interface OauthStores {
  readonly programGrants: GrantStore;
  readonly accessTokens: AccessTokenStore;
  readonly members: MemberLock;
  readonly audit: AuditLog;
}
