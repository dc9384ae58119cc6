import type { Uuid } from '@evident/domain/kernel';
import type { AccessRequest } from '@evident/domain/projects';

/** What mails about a request for access tell. */
export interface AccessNews {
  readonly request: Pick<AccessRequest, 'projectId' | 'role' | 'message' | 'state'>;
  readonly title: string;
  readonly subdomain: string;
  readonly requester: { readonly name: string; readonly email: string };
  /** Who made the project. */
  readonly maker: string;
  /** Who can answer: at most ten of those with full access by their own grant or a group’s. */
  readonly holders: readonly string[];
  /** At most ten admins, who are asked where no holder is left. They may not learn the title. */
  readonly admins: readonly string[];
}

/** Reads, on behalf of nobody, what a mail about a request needs. */
export interface AccessNewsReader {
  /** `null` once the request, or the person who made it, is gone. */
  news(teamId: Uuid, requestId: Uuid): Promise<AccessNews | null>;
}
