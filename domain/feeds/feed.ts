import { filterForm } from '../filters/index.ts';
import {
  type Infer,
  type Limit,
  type SavedRow,
  type Uuid,
  id,
  lineOf,
  moment,
  objectOf,
  partOf,
  version,
} from '../kernel/index.ts';
import { KINDS, kindOf } from '../kinds/index.ts';
import { SEARCH_QUERY_CHARS, SEARCH_SORTS, SEARCHED_TYPES, type SearchedType } from '../search/index.ts';
import type { Revertible } from '../undo/index.ts';

/** The most characters of a title (decided). */
export const FEED_TITLE_MAX = 100;
/** The most saved feeds of a member (decided). */
export const FEEDS_MAX = 200;

const title = lineOf(FEED_TITLE_MAX, 'Quotes about prices');
const shared = {
  type: 'boolean',
  description: 'Every member of the workspace sees the feed',
  examples: [false],
} as const;

/** The types of a feed of all types. A channel brings thousands of data points and hundreds of themes, which are shown if asked for (decided). */
export const FED_TYPES: readonly SearchedType[] = SEARCHED_TYPES.filter(
  (type) => KINDS[kindOf(type)].within !== 'channel',
);

/** The search that a feed shows (document 001, section 3, Search params). */
const params = objectOf(
  {
    query: { type: 'string', maxLength: SEARCH_QUERY_CHARS, description: 'Words as in search; may be empty' },
    resultType: {
      type: 'string',
      enum: SEARCHED_TYPES,
      nullable: true,
      description: 'Null for all types but themes and data points',
    },
    projectIds: {
      type: 'array',
      items: id,
      minItems: 1,
      maxItems: 200,
      nullable: true,
      description: 'Only in these projects; null for all. Zeros replace projects that you cannot see, and keep them',
    },
    sort: objectOf({
      field: { type: 'string', enum: SEARCH_SORTS },
      direction: { type: 'string', enum: ['ASC', 'DESC'] },
    }),
    filter: filterForm,
    selectedFilterId: { ...id, nullable: true, description: 'The saved filter that was applied' },
  },
  {
    examples: [
      {
        query: 'price',
        resultType: 'HIGHLIGHT',
        projectIds: null,
        sort: { field: 'CREATED', direction: 'DESC' },
        filter: { combinator: 'and', fieldForms: [] },
        selectedFilterId: null,
      },
    ],
  },
);
export type FeedParams = Infer<typeof params>;

export const newFeed = objectOf({ title, shared, params }, { optional: ['shared'] });
export type NewFeed = Infer<typeof newFeed>;

export const feedUpdate = partOf(newFeed.properties);
export type FeedUpdate = Infer<typeof feedUpdate>;

export const feedView = objectOf({
  id,
  title,
  shared,
  params,
  own: { type: 'boolean', description: 'Saved by the caller, who alone can change it' },
  owner: objectOf({ id, name: { type: 'string' } }, { description: 'The member who saved it' }),
  version,
  createdAt: moment,
  updatedAt: moment,
});
export type FeedView = Infer<typeof feedView>;

/** A search with a title, kept on the page Explore. Each reader gets only what they can see. */
export interface Feed extends SavedRow, Readonly<Required<NewFeed>> {
  readonly ownerId: Uuid;
}

export const FEED: Revertible<Feed> = {
  noun: 'feed',
  titleOf: (feed) => feed.title,
  parts: ['title', 'shared', 'params'],
};

export const FEED_LIMIT: Limit = {
  most: FEEDS_MAX,
  title: `You can save at most ${FEEDS_MAX} feeds`,
  advice: 'Delete some that are not used.',
};

/** The id that replaces projects of a feed that its reader cannot see. No project has it, so a search in it finds nothing. */
export const UNSEEN_PROJECT = '00000000-0000-0000-0000-000000000000';

/** The projects of a feed as they are shown to a reader who sees some of them. */
export function shownProjects(projectIds: readonly Uuid[], seen: ReadonlySet<Uuid>): Uuid[] {
  const shown = projectIds.filter((one) => seen.has(one));
  return shown.length < projectIds.length ? [...shown, UNSEEN_PROJECT] : shown;
}

/** The projects of a feed after a change by a reader who does not see `unseen`: those stay if they were sent back. */
export const projectsToSave = (sent: readonly Uuid[], unseen: readonly Uuid[]): Uuid[] =>
  sent.flatMap((one) => (one === UNSEEN_PROJECT ? unseen : one));
