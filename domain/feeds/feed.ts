import type { FilterForm } from '../filters/index.ts';
import { type Uuid, isSameJson, refuse } from '../kernel/index.ts';
import type { SearchedType, SearchSort } from '../search/index.ts';

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

/**
 * A title as it is stored: on one line, without surrounding space.
 * @throws Refusal `ValidationError` for a blank one
 */
export function feedTitle(text: string): string {
  const title = text.replace(/\s+/g, ' ').trim();
  return title === '' ? refuse('ValidationError', 'The title is empty', 'Enter a title.') : title;
}

/** @throws Refusal `UnprocessableContent` for one more than a member can save */
export function refuseManyFeeds(saved: number): void {
  if (saved >= FEEDS_MAX)
    refuse('UnprocessableContent', `You can save at most ${FEEDS_MAX} feeds`, 'Delete some that are not used.');
}

/** A feed before and after a change; `after` is null if it was deleted. */
export interface FeedChange {
  readonly before: Feed;
  readonly after: Feed | null;
}

const PARTS = ['title', 'shared', 'params'] as const;

/**
 * The row that undoes a change. Parts that were changed otherwise since are kept.
 * @param now the row as it is; null if there is none
 * @throws Refusal `InvalidOperation` if the same part was changed again, or if the feed was deleted since
 */
export function revertedFeed({ before, after }: FeedChange, now: Feed | null): Feed {
  if (!after) return now ? tooLate('The feed exists again.') : before;
  if (!now) return tooLate(`The feed “${after.title}” was deleted since then. Restore it first.`);
  const changed = PARTS.filter((part) => !isSameJson(before[part], after[part]));
  if (changed.some((part) => !isSameJson(now[part], after[part])))
    tooLate(`The feed “${now.title}” was changed again since then. Undo that first.`);
  return { ...now, ...Object.fromEntries(changed.map((part) => [part, before[part]])) };
}

const tooLate = (why: string): never => refuse('InvalidOperation', 'That can no longer be undone', why);

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
