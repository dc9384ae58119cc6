import { type Infer, type ObjectSchema, TITLE_MAX, id, objectOf } from '../kernel/index.ts';
import { type TypeThat, typesThat } from '../kinds/index.ts';
import { audioVideo, ofAnyNote } from '../media/index.ts';
import { SEARCH_PAGE_DEFAULT, SEARCH_QUERY_CHARS, SEARCH_RESULTS } from './limits.ts';
import { SEARCH_METHODS, SEARCH_SORTS } from './options.ts';
import { SEARCH_COUNT_MAX, SEARCH_TABS } from './tabs.ts';

export const SEARCHED_TYPES = typesThat('searched');
export type SearchedType = TypeThat<'searched'>;

const nullableId = { ...id, nullable: true } as const;
const type = { type: 'string', enum: SEARCHED_TYPES, examples: ['NOTE'] } as const;
const count = { type: 'integer', minimum: 0 } as const;

export const searchRequest = {
  type: 'object',
  properties: {
    query: {
      type: 'string',
      maxLength: SEARCH_QUERY_CHARS,
      description:
        'Words; a "quoted phrase" must stand exactly so; `-word` and `-"a phrase"` exclude; OR between words or (words in brackets) finds either; `word*`, and the last word, also find what begins with it. Filters such as `tag:onboarding`, `in:"Project name"`, `by:me` and `from:2026-01` narrow the results, `sort:newest` and `method:hybrid` set options',
      examples: ['export "price list" -draft'],
    },
    types: { type: 'array', items: type, maxItems: SEARCHED_TYPES.length, description: 'Only these; all when absent' },
    projectIds: { type: 'array', items: id, maxItems: 200, description: 'Only in these projects' },
    method: {
      type: 'string',
      enum: SEARCH_METHODS,
      description: 'By words, by meaning, or by both; FULL_TEXT when absent',
    },
    titleOnly: { type: 'boolean', description: 'Only words in titles and names count' },
    all: { type: 'boolean', description: 'Without words and filter, list everything instead of nothing' },
    widen: {
      type: 'boolean',
      description: 'Words that are names of a term of the glossary also find its other names; true when absent',
    },
    contacts: { type: 'boolean', description: 'Of people, only those with an email address or a phone number' },
    sort: {
      type: 'string',
      enum: SEARCH_SORTS,
      description: 'Order of the results of a type; RELEVANCE when absent',
    },
    direction: {
      type: 'string',
      enum: ['ASC', 'DESC'],
      description: 'ASC for titles and DESC else, when absent; RELEVANCE is always best first',
    },
    limit: {
      type: 'integer',
      minimum: 0,
      maximum: SEARCH_RESULTS,
      description: `Results of each type; ${SEARCH_PAGE_DEFAULT} when absent`,
    },
    offset: {
      type: 'integer',
      minimum: 0,
      maximum: SEARCH_RESULTS,
      description: 'Results of each type to leave out at the top',
    },
  },
  required: ['query'],
} as const satisfies ObjectSchema;
export type SearchRequest = Infer<typeof searchRequest>;

const fragments = {
  type: 'array',
  items: {
    type: 'object',
    properties: { text: { type: 'string' }, match: { type: 'boolean', description: 'Whether this was searched for' } },
    required: ['text', 'match'],
  },
} as const;

export const searchResult = {
  type: 'object',
  properties: {
    id,
    type,
    projectId: {
      ...nullableId,
      description:
        'The project it is in. Null for a folder, a person, a tag of the workspace, a channel and all that is in channels',
    },
    parentId: {
      ...nullableId,
      description:
        'The note of a highlight, the group of a tag, the channel of a theme or data point. Null for all others',
    },
    parentTitle: {
      type: 'string',
      maxLength: TITLE_MAX,
      nullable: true,
      description: 'The title of the note of a highlight, or of the channel of a theme or data point',
    },
    createdAt: { type: 'string', format: 'date-time', description: 'Of a data point, when it was written' },
    preview: {
      type: 'object',
      properties: {
        title: { ...fragments, description: 'The whole title' },
        content: { ...fragments, description: 'The words around the best match, or the first words' },
      },
      required: ['title', 'content'],
    },
    place: {
      type: 'object',
      nullable: true,
      description:
        'Where in its plain text to open it, in Unicode code points. Null when only the title matched, and for a project, a person, a channel or a data point, whose texts are searched as one',
      properties: { start: count, end: count },
      required: ['start', 'end'],
    },
    page: {
      type: 'object',
      nullable: true,
      description: 'The page of a document of the note where the words are; absent or null for its own text',
      properties: { fileId: id, name: { type: 'string' }, page: { type: 'integer', minimum: 1 } },
      required: ['fileId', 'name', 'page'],
    },
    audioVideo: { ...audioVideo, description: 'The seconds of a highlight in its recording; absent or null without' },
    medium: { ...ofAnyNote.medium, description: 'The medium of the note; absent or null for other objects' },
    thumbnail: ofAnyNote.thumbnail,
  },
  required: ['id', 'type', 'projectId', 'parentId', 'parentTitle', 'createdAt', 'preview', 'place'],
} as const satisfies ObjectSchema;
export type SearchResult = Infer<typeof searchResult>;

/** A name of a term of the glossary in a query or question. */
export const widenedName = objectOf({
  typed: { type: 'string', description: 'As typed' },
  also: { type: 'array', items: { type: 'string' }, description: 'Other names that were searched for' },
  term: objectOf({ id, name: { type: 'string' }, definition: { type: 'string', description: 'May be empty' } }),
});
export type WidenedName = Infer<typeof widenedName>;

export const searchResults = {
  type: 'object',
  properties: {
    groups: {
      type: 'array',
      description: 'One for each type with a result, the one with the best first',
      items: {
        type: 'object',
        properties: { type, total: count, items: { type: 'array', items: searchResult } },
        required: ['type', 'total', 'items'],
      },
    },
    total: { ...count, description: 'Of all types' },
    counts: {
      type: 'array',
      description: 'The number of results on each tab of a type that was searched',
      items: {
        type: 'object',
        properties: {
          tab: { type: 'string', enum: SEARCH_TABS },
          total: { ...count, maximum: SEARCH_COUNT_MAX },
          more: { type: 'boolean', description: `More than ${SEARCH_COUNT_MAX}` },
        },
        required: ['tab', 'total', 'more'],
      },
    },
    offset: count,
    missing: { type: 'array', items: { type: 'string' }, description: 'Words of the query that occur nowhere' },
    notices: {
      type: 'array',
      description: 'Parts of the query that were not understood, and what is done with them',
      items: {
        type: 'object',
        properties: { part: { type: 'string', description: 'As typed' }, message: { type: 'string' } },
        required: ['part', 'message'],
      },
    },
    widened: {
      type: 'array',
      description: 'Names of terms of the glossary in the query, whose other names were searched for, too',
      items: widenedName,
    },
    relaxed: { type: 'boolean', description: 'Nothing held enough of the query, so these hold any word of it' },
    suggestedQuery: {
      type: 'string',
      nullable: true,
      description: 'A query with results, if there are none: unknown words are replaced by the most similar known ones',
    },
  },
  required: ['groups', 'total', 'counts', 'offset', 'missing', 'notices', 'widened', 'relaxed', 'suggestedQuery'],
} as const satisfies ObjectSchema;
export type SearchResults = Infer<typeof searchResults>;
