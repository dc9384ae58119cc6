import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type {
  AccessRequestView,
  GrantView,
  Guarded,
  PrivateProjectView,
  ProjectPerson,
} from '@evident/domain/projects';

/** Grants and access requests, for display. */
export interface AccessReader {
  /** Grants on a project or folder and its parent folders; `null` if not visible to the actor. */
  grants(actor: Actor, on: Guarded): Promise<GrantView[] | null>;
  /** Members with access to a project, by name; `null` if not visible to the actor. */
  people(actor: Actor, projectId: Uuid, page: PageRequest): Promise<Page<ProjectPerson> | null>;
  /** Open requests for projects on which the actor has FULL, oldest first. */
  requests(actor: Actor, page: PageRequest): Promise<Page<AccessRequestView>>;
  /** Projects that the actor has no access to. */
  inaccessible(actor: Actor, page: PageRequest): Promise<Page<PrivateProjectView>>;
}
