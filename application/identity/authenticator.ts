import type { SignedIn } from '@evident/domain/identity';
import type { Actor } from '@evident/domain/permissions';

/** Credentials of a request; absent fields were not sent. */
export interface Credentials {
  /** `Authorization: Bearer …`: an access token `[api.]<teamId>.<secret>`. */
  readonly bearer?: string;
  /** The secret in the session cookie. */
  readonly session?: string;
  /** The requested workspace: a team id or a subdomain, from the header or the host. A token names its own. */
  readonly workspace?: string;
  /** The network address, recorded when an access token is used. */
  readonly ip?: string;
}

/** Identifies the caller of a request. One round trip, because every request needs it. */
export interface Authenticator {
  /** The member; `null` if the credentials are missing, wrong, expired or revoked, or the person is not a member. */
  actorOf(credentials: Credentials): Promise<Actor | null>;
  /**
   * The person behind a session cookie, independent of any workspace; `null` without a session. Access tokens do not
   * sign in.
   */
  signedIn(credentials: Credentials): Promise<SignedIn | null>;
}
