import { filterForm } from '../filters/index.ts';
import { type Infer, type ObjectSchema, version, id, moment } from '../kernel/index.ts';
import { SEARCH_QUERY_CHARS, SEARCH_SORTS, SEARCHED_TYPES } from '../search/index.ts';
import { FEED_TITLE_MAX } from './feed.ts';

const title = {
  type: 'string',
  minLength: 1,
  maxLength: FEED_TITLE_MAX,
  pattern: '\\S',
  examples: ['Quotes about prices'],
} as const;
const shared = {
  type: 'boolean',
  description: 'Every member of the workspace sees the feed',
  examples: [false],
} as const;

/** The search of a feed. */
export const feedParams = {
  type: 'object',
  properties: {
    query: { type: 'string', maxLength: SEARCH_QUERY_CHARS, description: 'Words as in search; may be empty' },
    resultType: { type: 'string', enum: SEARCHED_TYPES, nullable: true, description: 'Null for all types' },
    projectIds: {
      type: 'array',
      items: id,
      minItems: 1,
      maxItems: 200,
      nullable: true,
      description: 'Only in these projects; null for all. Zeros replace projects that you cannot see, and keep them',
    },
    sort: {
      type: 'object',
      properties: {
        field: { type: 'string', enum: SEARCH_SORTS },
        direction: { type: 'string', enum: ['ASC', 'DESC'] },
      },
      required: ['field', 'direction'],
    },
    filter: filterForm,
    selectedFilterId: { ...id, nullable: true, description: 'The saved filter that was applied' },
  },
  required: ['query', 'resultType', 'projectIds', 'sort', 'filter', 'selectedFilterId'],
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
} as const satisfies ObjectSchema & { examples: unknown };

export const newFeed = {
  type: 'object',
  properties: { title, shared, params: feedParams },
  required: ['title', 'params'],
} as const satisfies ObjectSchema;
export type NewFeed = Infer<typeof newFeed>;

/** Changes to a feed: absent keeps. */
export const feedUpdate = {
  type: 'object',
  properties: { title, shared, params: feedParams },
  required: [],
} as const satisfies ObjectSchema;
export type FeedUpdate = Infer<typeof feedUpdate>;

export const feedView = {
  type: 'object',
  properties: {
    id,
    title,
    shared,
    params: feedParams,
    own: { type: 'boolean', description: 'Saved by the caller, who alone can change it' },
    owner: {
      type: 'object',
      properties: { id, name: { type: 'string' } },
      required: ['id', 'name'],
      description: 'The member who saved it',
    },
    version,
    createdAt: moment,
    updatedAt: moment,
  },
  required: ['id', 'title', 'shared', 'params', 'own', 'owner', 'version', 'createdAt', 'updatedAt'],
} as const satisfies ObjectSchema;
export type FeedView = Infer<typeof feedView>;
