import type { Connection, ConnectionAttempt, Integration } from '@evident/domain/integrations';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { AuditLog } from '../kernel/audit-log.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { ProviderDelivery } from './provider.ts';

/** A connection with its encrypted tokens. */
export interface StoredConnection extends Connection {
  readonly accessToken: string;
  readonly refreshToken: string | null;
  readonly expiresAt: Date | null;
}

/** The connected services of one team, inside a unit of work. */
export interface ConnectionStore {
  /** Those of the workspace, or of a member. */
  list(memberId: Uuid | null): Promise<StoredConnection[]>;
  /** That of the workspace, or of a member. */
  find(integration: Integration, memberId: Uuid | null): Promise<StoredConnection | null>;
  /** Replaces an earlier one of the same service and holder. */
  save(connection: StoredConnection): Promise<void>;
  /** Whether the caller may refresh the tokens now; false if another does until its lease ends, or did. */
  claimRefresh(before: StoredConnection, now: Date, until: Date): Promise<boolean>;
  /** Replaces the tokens. False if they were replaced since `before` was read. */
  renew(
    before: StoredConnection,
    tokens: Pick<StoredConnection, 'accessToken' | 'refreshToken' | 'expiresAt'>,
  ): Promise<boolean>;
  markRevoked(id: Uuid, at: Date): Promise<void>;
  showTitles(id: Uuid, showsTitles: boolean): Promise<void>;
  remove(id: Uuid): Promise<void>;
  /** The name of the workspace, and its part of addresses. */
  workspace(): Promise<{ readonly name: string; readonly subdomain: string }>;
  /** A member as they are now; null for a former one. */
  memberNow(memberId: Uuid): Promise<Actor | null>;
}

export interface ConnectionAttemptStore {
  add(attempt: ConnectionAttempt): Promise<void>;
  /** Locked until the unit of work ends. */
  find(stateHash: string): Promise<ConnectionAttempt | null>;
  save(attempt: ConnectionAttempt): Promise<void>;
  remove(id: Uuid): Promise<void>;
  /** Deletes those that were begun earlier. */
  forget(before: Date): Promise<void>;
}

/** Deliveries of services. Each counts once. */
export interface IntegrationDeliveryStore {
  /** False if it was received before. */
  add(integration: Integration, delivery: ProviderDelivery, receivedAt: Date): Promise<boolean>;
  /** A delivery that was not handled yet, which is locked; null otherwise. */
  holdOpen(id: string): Promise<{ integration: Integration; type: string; payload: unknown } | null>;
  /** Deletes its facts too. */
  done(id: string, at: Date): Promise<void>;
  /** Deletes handled ones that were received earlier. */
  forget(before: Date): Promise<void>;
}

/** Notes that were saved from messages. */
export interface SavedMessageStore {
  /** The note of a message in a project; null without one that members can see. */
  find(source: string, projectId: Uuid): Promise<{ noteId: Uuid; title: string } | null>;
  /** The same; no other unit of work saves the message meanwhile. Forgets notes that were deleted or moved. */
  take(source: string, projectId: Uuid): Promise<{ noteId: Uuid; title: string } | null>;
  add(source: string, projectId: Uuid, noteId: Uuid, at: Date): Promise<void>;
}

export interface IntegrationStores {
  connections: ConnectionStore;
  connectionAttempts: ConnectionAttemptStore;
  integrationDeliveries: IntegrationDeliveryStore;
  savedMessages: SavedMessageStore;
  outbox: Outbox;
  audit: AuditLog;
}

export interface WorkspaceMember {
  readonly teamId: Uuid;
  readonly memberId: Uuid;
}

/** Look-ups before the workspace is known. */
export interface IntegrationDirectory {
  /** The workspace of an attempt; null for a state that is not known. */
  ofAttempt(stateHash: string): Promise<{ teamId: Uuid; subdomain: string } | null>;
  /** The workspaces that an account at a service is connected to. */
  ofAccount(integration: Integration, externalId: string): Promise<Uuid[]>;
  /** The members whom a person at a service is, in each workspace that is connected to the same account. */
  ofPerson(integration: Integration, externalId: string, externalUserId: string): Promise<WorkspaceMember[]>;
}
