import { type Uuid, refuse } from '../kernel/index.ts';
import type { Holder, Integration } from './catalogue.ts';

/** Minutes in which a connection can be finished after it was begun (decided). */
const ATTEMPT_MINUTES = 10;
/** Milliseconds before its end when a token is refreshed. */
const REFRESH_BEFORE_MS = 300_000;

/** The tokens of a service, encrypted at rest. */
export interface Tokens {
  readonly access: string;
  /** Null for a token that never ends. */
  readonly refresh: string | null;
  readonly expiresAt: Date | null;
}

/** A service that is connected to a workspace, or to one member of it. */
export interface Connection {
  readonly id: Uuid;
  readonly teamId: Uuid;
  readonly integration: Integration;
  /** The member with an account of their own; null for the workspace. */
  readonly memberId: Uuid | null;
  /** The account at the service. */
  readonly externalId: string;
  readonly externalName: string;
  /** The person at the service; null for the workspace. */
  readonly externalUserId: string | null;
  readonly scopes: readonly string[];
  readonly connectedBy: Uuid;
  readonly connectedAt: Date;
  /** When the service took the token back; null while it is valid. */
  readonly revokedAt: Date | null;
  /** Whether links in the service show titles of what all members see. Without it they name the kind only. */
  readonly showsTitles: boolean;
}

export const holderOf = ({ memberId }: Pick<Connection, 'memberId'>): Holder =>
  memberId === null ? 'workspace' : 'member';

/**
 * A member connects an account within the one that their workspace is connected to, so that a request of the service
 * concerns one workspace only.
 * @throws Refusal `InvalidOperation` for another account, or without one of the workspace
 */
export function demandSameAccount(title: string, ofWorkspace: Connection | null, externalId: string): void {
  if (!ofWorkspace)
    refuse('InvalidOperation', `${title} is not connected to this workspace`, 'An admin connects it first.');
  if (ofWorkspace.externalId !== externalId)
    refuse('InvalidOperation', `This is another ${title}`, `Choose ${ofWorkspace.externalName} when you connect.`);
}

/** The way of one member to a service and back: OAuth 2 with PKCE (RFC 7636), bound to the member by its state. */
export interface ConnectionAttempt {
  readonly id: Uuid;
  readonly teamId: Uuid;
  readonly memberId: Uuid;
  readonly integration: Integration;
  readonly forWorkspace: boolean;
  readonly stateHash: string;
  /** Encrypted. */
  readonly verifier: string;
  /** The returned code, encrypted; null before. */
  readonly code: string | null;
  /** The reason of the service for refusing; null without one. */
  readonly error: string | null;
  readonly createdAt: Date;
}

/** Attempts that began before then are over. */
export const attemptsOverBefore = (now: Date): Date => new Date(now.getTime() - ATTEMPT_MINUTES * 60_000);

/**
 * The encrypted code of an attempt.
 * @throws Refusal `InvalidOperation` if the service refused or did not answer, or it took too long
 */
export function demandCode(attempt: ConnectionAttempt, now: Date): string {
  if (attempt.createdAt < attemptsOverBefore(now)) refuse('InvalidOperation', 'This took too long', 'Connect again.');
  if (attempt.error === 'access_denied') refuse('InvalidOperation', 'You did not allow it', 'Nothing was connected.');
  return attempt.code ?? refuse('InvalidOperation', 'The service did not connect', 'Connect again.');
}

export const needsRefresh = ({ refresh, expiresAt }: Tokens, now: Date): boolean =>
  refresh !== null && expiresAt !== null && expiresAt.getTime() - now.getTime() < REFRESH_BEFORE_MS;
