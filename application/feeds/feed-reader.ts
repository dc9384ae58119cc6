import type { FeedView } from '@evident/domain/feeds';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';

/** The feeds that an actor sees: their own and the shared ones of the workspace. */
export interface FeedReader {
  /** By title. */
  list(actor: Actor, page: PageRequest): Promise<Page<FeedView>>;
  feed(actor: Actor, feedId: Uuid): Promise<FeedView | null>;
  /** Those of the projects that the actor sees. */
  seenProjects(actor: Actor, projectIds: readonly Uuid[]): Promise<ReadonlySet<Uuid>>;
}
