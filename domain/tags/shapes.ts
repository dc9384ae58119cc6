import { filterParameter } from '../filters/index.ts';
import { HEX_COLOR_PATTERN, HUES, type Infer, type ObjectSchema, TITLE_MAX, version, id } from '../kernel/index.ts';

const title = {
  type: 'string',
  minLength: 1,
  maxLength: TITLE_MAX,
  pattern: '\\S',
  examples: ['Trust in the numbers'],
} as const;
const rank = { type: 'number', description: 'Place among its neighbours; lower comes first' } as const;
const color = { type: 'string', enum: HUES, examples: ['teal'] } as const;
const hex = {
  type: 'string',
  pattern: HEX_COLOR_PATTERN,
  description: 'Any color instead of one of the twelve hues; screens draw it in the nearest',
  examples: ['ff8800'],
} as const;
const ownColor = {
  color: { ...color, nullable: true, description: 'Null: the color of its group' },
  hex: { ...hex, nullable: true },
} as const;
const shownHex = {
  type: 'string',
  description: 'The exact color, six hexadecimal digits',
  examples: ['059583'],
} as const;
const description = {
  type: 'string',
  maxLength: 2000,
  nullable: true,
  examples: ['Doubts about where a figure comes from'],
} as const;

const role = {
  type: 'string',
  maxLength: TITLE_MAX,
  nullable: true,
  description: 'What the tag is for in the analysis',
  examples: ['Need'],
} as const;
const projectId = { ...id, nullable: true, description: 'Null: it belongs to the workspace' } as const;

export const newTag = {
  type: 'object',
  properties: { title, description, role, ...ownColor },
  required: ['title'],
} as const satisfies ObjectSchema;
export type NewTag = Infer<typeof newTag>;

/** A tag of a project by its title. */
export const wantedTag = {
  type: 'object',
  properties: {
    title,
    tagGroupId: { ...id, description: 'Where a new tag goes. Default: the last group of the first board' },
  },
  required: ['title'],
} as const satisfies ObjectSchema;
export type WantedTag = Infer<typeof wantedTag>;

export const providedTag = {
  type: 'object',
  properties: { id, isNew: { type: 'boolean', description: 'Whether this request created it' } },
  required: ['id', 'isNew'],
} as const satisfies ObjectSchema;
export type ProvidedTag = Infer<typeof providedTag>;

/** Changes to a tag: absent keeps, null clears. */
export const tagWording = {
  type: 'object',
  properties: {
    title,
    description,
    role,
    ...ownColor,
    locked: { type: 'boolean', description: 'A locked tag is neither renamed, moved, merged nor deleted' },
  },
  required: [],
} as const satisfies ObjectSchema;
export type TagWording = Infer<typeof tagWording>;

export const newTagGroup = {
  type: 'object',
  properties: { title, color, hex },
  required: ['title'],
} as const satisfies ObjectSchema;
export type NewTagGroup = Infer<typeof newTagGroup>;
export const tagGroupWording = {
  type: 'object',
  properties: { title, color, hex },
  required: [],
} as const satisfies ObjectSchema;
export type TagGroupWording = Infer<typeof tagGroupWording>;

export const tagBoardWording = {
  type: 'object',
  properties: { title },
  required: ['title'],
} as const satisfies ObjectSchema;
export type TagBoardWording = Infer<typeof tagBoardWording>;

/** The position of a tag: before a neighbor, or last. */
export const tagPlace = {
  type: 'object',
  properties: {
    tagGroupId: id,
    beforeTagId: { ...id, nullable: true, description: 'Insert before this tag; null for the end' },
  },
  required: ['tagGroupId'],
} as const satisfies ObjectSchema;
export type TagPlace = Infer<typeof tagPlace>;

export const tagGroupPlace = {
  type: 'object',
  properties: {
    tagBoardId: id,
    beforeTagGroupId: { ...id, nullable: true, description: 'Insert before this group; null for the end' },
  },
  required: ['tagBoardId'],
} as const satisfies ObjectSchema;
export type TagGroupPlace = Infer<typeof tagGroupPlace>;

export const tagBoardPlace = {
  type: 'object',
  properties: {
    beforeTagBoardId: { ...id, nullable: true, description: 'Insert before this board; null for the end' },
  },
  required: ['beforeTagBoardId'],
} as const satisfies ObjectSchema;
export type TagBoardPlace = Infer<typeof tagBoardPlace>;

export const tagMerge = {
  type: 'object',
  properties: { intoTagId: { ...id, description: 'The tag that stays and takes over the highlights' } },
  required: ['intoTagId'],
} as const satisfies ObjectSchema;

export const tagView = {
  type: 'object',
  properties: {
    id,
    projectId,
    tagBoardId: id,
    tagGroupId: id,
    title: { type: 'string' },
    description: { type: 'string', nullable: true },
    role: { type: 'string', nullable: true },
    color,
    hex: shownHex,
    ownHex: { ...shownHex, nullable: true, description: 'The color of the tag itself; null: it has that of its group' },
    locked: { type: 'boolean' },
    rank,
    highlightCount: {
      type: 'integer',
      minimum: 0,
      description: 'Highlights that carry it, of those the actor may see',
    },
    version,
  },
  required: [
    'id',
    'projectId',
    'tagBoardId',
    'tagGroupId',
    'title',
    'description',
    'role',
    'color',
    'hex',
    'ownHex',
    'locked',
    'rank',
    'highlightCount',
    'version',
  ],
} as const satisfies ObjectSchema;
export type TagView = Infer<typeof tagView>;

export const tagGroupView = {
  type: 'object',
  properties: {
    id,
    tagBoardId: id,
    title: { type: 'string' },
    color,
    hex: shownHex,
    rank,
    version,
    tags: { type: 'array', items: tagView },
  },
  required: ['id', 'tagBoardId', 'title', 'color', 'hex', 'rank', 'version', 'tags'],
} as const satisfies ObjectSchema;
export type TagGroupView = Infer<typeof tagGroupView>;

export const tagBoardView = {
  type: 'object',
  properties: {
    id,
    projectId,
    title: { type: 'string' },
    rank,
    version,
    groups: { type: 'array', items: tagGroupView },
  },
  required: ['id', 'projectId', 'title', 'rank', 'version', 'groups'],
} as const satisfies ObjectSchema;
export type TagBoardView = Infer<typeof tagBoardView>;

export const tagList = {
  type: 'object',
  properties: { items: { type: 'array', items: tagView } },
  required: ['items'],
} as const satisfies ObjectSchema;

/** Which tags of the boards to list. */
export const tagFilter = {
  type: 'object',
  properties: { filter: filterParameter },
  required: [],
} as const satisfies ObjectSchema;
export type TagFilter = Infer<typeof tagFilter>;

export const tagBoards = {
  type: 'object',
  properties: { items: { type: 'array', items: tagBoardView } },
  required: ['items'],
} as const satisfies ObjectSchema;
