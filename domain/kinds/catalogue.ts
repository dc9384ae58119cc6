/** Features that apply to the objects of a kind. */
interface Abilities {
  /** Has its own access grants; the others inherit those of their project. */
  readonly granted: boolean;
  /** Has a document with authors and contributors. */
  readonly written: boolean;
  /** Can be archived on its own. */
  readonly archived: boolean;
  /** Can be starred; listed among recent objects and a member's work. */
  readonly starred: boolean;
  /** Members can follow it: objects in it appear on the page Following. */
  readonly followed: boolean;
  readonly searched: boolean;
  /** Can have public links. */
  readonly shared: boolean;
  /** Moves to the trash when deleted. */
  readonly trashed: boolean;
  /** Members can comment on it. */
  readonly commented: boolean;
}

interface ObjectKind extends Abilities {
  /** Name in the specification and the API (document 001, section 3), and in most columns `object_type`. */
  readonly type: string;
  readonly table: string;
  /** Singular and plural on screen. */
  readonly one: string;
  readonly many: string;
  /** Kind of the object that holds it; null for a kind that belongs to the workspace. Projects and folders may also be at the top of the tree. */
  readonly within: string | null;
  /** First part of the path of its page, by which it can be linked; null for a kind without a page. */
  readonly page: string | null;
}

const no = {
  granted: false,
  written: false,
  archived: false,
  starred: false,
  followed: false,
  searched: false,
  shared: false,
  trashed: false,
  commented: false,
} as const satisfies Abilities;

/** All kinds of objects, by their name in code. To add a kind, add an entry and follow the compile errors. */
export const KINDS = {
  note: {
    ...no,
    type: 'NOTE',
    table: 'note',
    one: 'note',
    many: 'notes',
    within: 'project',
    page: 'data',
    written: true,
    archived: true,
    starred: true,
    searched: true,
    shared: true,
    trashed: true,
    commented: true,
  },
  insight: {
    ...no,
    type: 'INSIGHT',
    table: 'insight',
    one: 'insight',
    many: 'insights',
    within: 'project',
    page: 'insights',
    written: true,
    archived: true,
    starred: true,
    searched: true,
    shared: true,
    trashed: true,
    commented: true,
  },
  highlight: {
    ...no,
    type: 'HIGHLIGHT',
    table: 'highlight',
    one: 'highlight',
    many: 'highlights',
    within: 'note',
    page: null,
    searched: true,
    shared: true,
    commented: true,
  },
  reel: {
    ...no,
    type: 'REEL',
    table: 'reel',
    one: 'reel',
    many: 'reels',
    within: 'project',
    page: null,
    shared: true,
  },
  tag: {
    ...no,
    type: 'TAG',
    table: 'tag',
    one: 'tag',
    many: 'tags',
    within: 'tagBoard',
    page: 'tags',
    followed: true,
    searched: true,
  },
  tagBoard: {
    ...no,
    type: 'TAG_BOARD',
    table: 'tag_board',
    one: 'tag board',
    many: 'tag boards',
    within: 'project',
    page: null,
    trashed: true,
  },
  project: {
    ...no,
    type: 'PROJECT',
    table: 'project',
    one: 'project',
    many: 'projects',
    within: 'folder',
    page: 'projects',
    granted: true,
    starred: true,
    followed: true,
    searched: true,
    shared: true,
    trashed: true,
  },
  folder: {
    ...no,
    type: 'PROJECT_CATEGORY',
    table: 'folder',
    one: 'folder',
    many: 'folders',
    within: 'folder',
    page: 'folders',
    granted: true,
    starred: true,
    followed: true,
    searched: true,
    trashed: true,
  },
  channel: {
    ...no,
    type: 'CHANNEL',
    table: 'channel',
    one: 'channel',
    many: 'channels',
    within: 'folder',
    page: 'channels',
    followed: true,
    searched: true,
    trashed: true,
  },
  theme: {
    ...no,
    type: 'THEME',
    table: 'theme',
    one: 'theme',
    many: 'themes',
    within: 'channel',
    page: null,
    searched: true,
  },
  dataPoint: {
    ...no,
    type: 'CHANNEL_DATAPOINT',
    table: 'data_point',
    one: 'data point',
    many: 'data points',
    within: 'channel',
    page: null,
    searched: true,
  },
  aiDoc: {
    ...no,
    type: 'AI_DOC',
    table: 'ai_doc',
    one: 'doc',
    many: 'docs',
    within: 'project',
    page: 'docs',
    trashed: true,
  },
  person: {
    ...no,
    type: 'PERSON',
    table: 'person',
    one: 'person',
    many: 'people',
    within: null,
    page: 'people',
    searched: true,
    trashed: true,
    commented: true,
  },
} as const satisfies Record<string, ObjectKind>;

export type Ability = keyof Abilities;
