import type { SignedIn } from '@evident/domain/identity';
import type { Actor } from '@evident/domain/permissions';

/** What a request shows of who sends it; each is absent when the request does not carry it. */
export interface Credentials {
  /** `Authorization: Bearer …`: an access token `[api.]<teamId>.<secret>`. */
  readonly bearer?: string;
  /** The secret in the session cookie. */
  readonly session?: string;
  /** The workspace asked for: a team id or a subdomain, from the header or the host. A token names its own. */
  readonly workspace?: string;
  /** The network address, for the record of an access token's use. */
  readonly ip?: string;
}

/** Finds out on whose behalf a request is made, in one round trip, for it stands before every other. */
export interface Authenticator {
  /** The member, or `null` when the credentials are missing, wrong, expired or revoked, or the person is not a member. */
  actorOf(credentials: Credentials): Promise<Actor | null>;
  /** The person behind a session cookie, before or beside any workspace; `null` when there is none. An access token signs nobody in. */
  signedIn(credentials: Credentials): Promise<SignedIn | null>;
}
