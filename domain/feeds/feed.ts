import type { FilterForm } from '../filters/index.ts';
import type { Limit, Uuid } from '../kernel/index.ts';
import type { SearchedType, SearchSort } from '../search/index.ts';
import type { Revertible } from '../undo/index.ts';

/** The most characters of a title (decided). */
export const FEED_TITLE_MAX = 100;
/** The most saved feeds of a member (decided). */
export const FEEDS_MAX = 200;

/** The search that a feed shows (document 001, section 3, Search params). */
export interface FeedParams {
  readonly query: string;
  /** Null for all types. */
  readonly resultType: SearchedType | null;
  /** Null for all projects. */
  readonly projectIds: readonly Uuid[] | null;
  readonly sort: { readonly field: SearchSort; readonly direction: 'ASC' | 'DESC' };
  readonly filter: FilterForm;
  /** The saved filter that was applied. */
  readonly selectedFilterId: Uuid | null;
}

/** A search with a title, kept on the page Explore. Each reader gets only what they can see. */
export interface Feed {
  readonly id: Uuid;
  readonly teamId: Uuid;
  readonly ownerId: Uuid;
  readonly title: string;
  /** Whether all members see the feed. */
  readonly shared: boolean;
  readonly params: FeedParams;
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export const FEED_LIMIT: Limit = {
  most: FEEDS_MAX,
  title: `You can save at most ${FEEDS_MAX} feeds`,
  advice: 'Delete some that are not used.',
};

export const FEED: Revertible<Feed> = {
  noun: 'feed',
  titleOf: ({ title }) => title,
  parts: ['title', 'shared', 'params'],
};

/** The id that replaces projects of a feed that its reader cannot see. No project has it, so a search in it finds nothing. */
export const UNSEEN_PROJECT = '00000000-0000-0000-0000-000000000000';

/** The projects of a feed as they are shown to a reader who sees some of them. */
export function shownProjects(projectIds: readonly Uuid[], seen: ReadonlySet<Uuid>): Uuid[] {
  const shown = projectIds.filter((id) => seen.has(id));
  return shown.length < projectIds.length ? [...shown, UNSEEN_PROJECT] : shown;
}

/** The projects of a feed after a change by a reader who does not see `unseen`: those stay if they were sent back. */
export const projectsToSave = (sent: readonly Uuid[], unseen: readonly Uuid[]): Uuid[] =>
  sent.flatMap((id) => (id === UNSEEN_PROJECT ? unseen : id));
