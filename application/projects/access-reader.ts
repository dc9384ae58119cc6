import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type {
  AccessRequestView,
  GrantView,
  Guarded,
  PrivateProjectView,
  ProjectPerson,
} from '@evident/domain/projects';

/** Who has access to what, and who asks for it. */
export interface AccessReader {
  /** The grants on a project or folder and on the folders around it; `null` when the actor may not see it. */
  grants(actor: Actor, on: Guarded): Promise<GrantView[] | null>;
  /** The members who reach a project, by name; `null` when the actor may not see it. */
  people(actor: Actor, projectId: Uuid, page: PageRequest): Promise<Page<ProjectPerson> | null>;
  /** Open requests for projects the actor holds FULL on, the oldest first. */
  requests(actor: Actor, page: PageRequest): Promise<Page<AccessRequestView>>;
  /** Projects no grant of the actor reaches. */
  outOfReach(actor: Actor, page: PageRequest): Promise<Page<PrivateProjectView>>;
}
