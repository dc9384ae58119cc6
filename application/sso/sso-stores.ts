import type { Uuid } from '@evident/domain/kernel';
import type { EmergencyAdmin, SsoAttempt, SsoChoices, SsoConnection, SsoDomain, SsoRules } from '@evident/domain/sso';
import type { AuditLog } from '../kernel/audit-log.ts';
import type { CountedStore } from '../saved-things/index.ts';

/** Rows that are few enough to be read at once. */
export interface ListedStore<Thing> extends CountedStore<Thing> {
  /** The oldest first. */
  all(): Promise<Thing[]>;
}

/** Ways of browsers to a directory and back. */
export interface SsoAttemptStore {
  add(attempt: SsoAttempt): Promise<void>;
  /** Keeps the response of SAML. The first one counts. */
  keepResponse(stateHash: string, connectionId: Uuid, response: string): Promise<boolean>;
  /** Uses an attempt. A second use finds nothing. */
  take(stateHash: string, now: Date): Promise<SsoAttempt | null>;
  /** Keeps what the directory sent for a test. */
  keepClaims(id: Uuid, claims: string): Promise<void>;
  /** A finished test of a member. */
  tested(id: Uuid, memberId: Uuid): Promise<SsoAttempt | null>;
  forget(before: Date): Promise<void>;
}

/** Accounts of people of directories. */
export interface ExternalIdentityStore {
  accountOf(connectionId: Uuid, subject: string): Promise<Uuid | null>;
  subjectOf(connectionId: Uuid, accountId: Uuid): Promise<string | null>;
  /** Replaces other links of the subject and of the account at this connection. */
  link(connectionId: Uuid, subject: string, accountId: Uuid): Promise<void>;
}

export interface SsoRulesStore {
  find(): Promise<SsoRules>;
  save(rules: SsoRules): Promise<void>;
  /** Admins of the workspace, by name. */
  admins(): Promise<(EmergencyAdmin & { readonly name: string })[]>;
}

export interface SsoStores {
  readonly ssoConnections: ListedStore<SsoConnection>;
  readonly ssoDomains: ListedStore<SsoDomain>;
  readonly ssoAttempts: SsoAttemptStore;
  readonly externalIdentities: ExternalIdentityStore;
  readonly ssoRules: SsoRulesStore;
  readonly audit: AuditLog;
}

/** A workspace, found before anyone is signed in. */
export interface SsoPlace {
  readonly teamId: Uuid;
  readonly subdomain: string;
}

/** Look-ups that precede the choice of a workspace. */
export interface SsoDirectory {
  ofAttempt(stateHash: string): Promise<SsoPlace | null>;
  ofConnection(connectionId: Uuid): Promise<SsoPlace | null>;
  /** The enabled connections of a workspace (by id or subdomain), and of workspaces that proved a mail domain. */
  choices(workspace: string | undefined, mailDomain: string | undefined): Promise<SsoChoices>;
}
