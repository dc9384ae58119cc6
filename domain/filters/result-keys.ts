/** The result types, by their keys in the compiled form (document 001, section 3); `dataPoint` is that of the newer search. */
export const RESULT_KEYS = [
  'project',
  'projectCategory',
  'channel',
  'theme',
  'dataPoint',
  'tag',
  'note',
  'insight',
  'highlight',
  'person',
] as const;
export type ResultKey = (typeof RESULT_KEYS)[number];

/** The objects whose ids a field holds; `NAME`: names instead of ids, `STATUS`: one of the states of a project. */
export type Held =
  | 'MEMBER'
  | 'TAG'
  | 'TAG_BOARD'
  | 'TAG_GROUP'
  | 'PROJECT'
  | 'PROJECT_CATEGORY'
  | 'CHANNEL'
  | 'NOTE'
  | 'INSIGHT'
  | 'HIGHLIGHT'
  | 'PERSON'
  | 'SEGMENT'
  | 'FILE'
  | 'NAME'
  | 'STATUS';
