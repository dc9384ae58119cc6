import type { Uuid } from '@evident/domain/kernel';
import type { AccessRequest } from '@evident/domain/projects';

/** Data for mails about an access request. */
export interface AccessNews {
  readonly request: Pick<AccessRequest, 'projectId' | 'role' | 'message' | 'state'>;
  readonly title: string;
  readonly subdomain: string;
  readonly requester: { readonly name: string; readonly email: string };
  /** Name of the project's creator. */
  readonly maker: string;
  /** Recipients who can answer: at most ten members with FULL by their own grant or a group's. */
  readonly holders: readonly string[];
  /** At most ten admins, asked if no holder is left. Must not see the title. */
  readonly admins: readonly string[];
  /** Addresses of members who do not want these mails. */
  readonly unmailed: readonly string[];
}

/** Reads the data for a mail about an access request, without an actor. */
export interface AccessNewsReader {
  /** `null` if the request or its author no longer exists. */
  news(teamId: Uuid, requestId: Uuid): Promise<AccessNews | null>;
}
