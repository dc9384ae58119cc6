import type { Uuid } from '@evident/domain/kernel';
import type { AccessRequest } from '@evident/domain/projects';

/** Access requests, inside a unit of work. */
export interface AccessRequestStore {
  find(requestId: Uuid): Promise<AccessRequest | null>;
  /** The open request of a member for a project, at most one. */
  pending(projectId: Uuid, memberId: Uuid): Promise<AccessRequest | null>;
  save(request: AccessRequest): Promise<void>;
}
