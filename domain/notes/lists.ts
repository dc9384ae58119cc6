import { type FilterForm, allOf, filterParameter, formGiven, mentions, systemRow } from '../filters/index.ts';
import { type Infer, type ObjectSchema, TITLE_MAX } from '../kernel/index.ts';

/**
 * Sort orders: the date on screen, the title, and those of the specification's search (document 001, section 3) that
 * work without a query.
 */
export const NOTE_SORTS = ['DATE', 'CREATED', 'UPDATED', 'TITLE'] as const;
const DIRECTIONS = ['ASC', 'DESC'] as const;
/** Maximum number of files in one filter. */
const ORIGINS_MAX = 100;

const origins = {
  type: 'array',
  items: { type: 'string', minLength: 1, maxLength: 500, examples: ['survey.csv'] },
  maxItems: ORIGINS_MAX,
} as const;
const archived = {
  type: 'string',
  enum: ['true', 'false'],
  description: 'Archived notes instead of the others',
} as const;

/** The parameters of a list of notes. All but `title`, `grouped` and the sort are rows of a filter form. */
export const noteFilter = {
  type: 'object',
  properties: {
    archived,
    title: {
      type: 'string',
      maxLength: TITLE_MAX,
      description: 'Only those whose title contains all of these words; case is ignored',
      examples: ['checkout phone'],
    },
    importOrigin: { ...origins, description: 'Only those imported from one of these files' },
    notImportOrigin: { ...origins, description: 'Without those imported from these files' },
    importFile: { type: 'string', format: 'uuid', description: 'Only those made from this file of an import' },
    filter: filterParameter,
    grouped: {
      type: 'string',
      enum: ['true', 'false'],
      description:
        'One row for all notes made from one file of an import. Ignored with `title`, `importOrigin`, `notImportOrigin` and `filter`',
    },
    sort: {
      type: 'string',
      enum: NOTE_SORTS,
      description:
        'DATE by default: the day it happened, or the time it was created for notes without one. UPDATED is the latest change of words or facts. With DATE, notes of the same date keep the order of their rows in the imported file.',
    },
    direction: { type: 'string', enum: DIRECTIONS, description: 'ASC by default for TITLE, DESC for the others' },
  },
  required: [],
} as const satisfies ObjectSchema;
export type NoteFilter = Infer<typeof noteFilter>;

/**
 * The parameters of a list as filter forms. Archived notes are left out, unless the form or a parameter says otherwise.
 * @throws Refusal `ValidationError` for a `filter` that is no form
 */
export function noteForms({
  archived,
  importOrigin = [],
  notImportOrigin = [],
  importFile,
  filter,
}: NoteFilter): FilterForm[] {
  const own = formGiven(filter);
  const shelf = archived ?? (mentions(own, 'Archived') ? undefined : 'false');
  return [
    own,
    allOf(
      ...(shelf === undefined ? [] : [systemRow('Archived', 'Is', shelf)]),
      ...(importOrigin.length === 0 ? [] : [systemRow('ImportOrigin', 'IsOneOf', ...importOrigin)]),
      ...(notImportOrigin.length === 0 ? [] : [systemRow('ImportOrigin', 'IsNotOneOf', ...notImportOrigin)]),
      ...(importFile === undefined ? [] : [systemRow('ImportFile', 'IsOneOf', importFile)]),
    ),
  ];
}

/** Whether notes of one file are one row. Not in a list that is filtered by anything of the notes: the first note of a group may not match where others do. */
export const isGrouped = ({
  grouped,
  title = '',
  importOrigin = [],
  notImportOrigin = [],
  filter,
}: NoteFilter): boolean =>
  grouped === 'true' &&
  title.trim() === '' &&
  importOrigin.length + notImportOrigin.length === 0 &&
  filter === undefined;

export const importOriginFilter = {
  type: 'object',
  properties: { archived },
  required: [],
} as const satisfies ObjectSchema;

/** A file from which notes of a project were imported. */
export const importOriginView = {
  type: 'object',
  properties: {
    name: { type: 'string', description: 'The name of the file' },
    noteCount: { type: 'integer', minimum: 1, description: 'Notes that were made from it' },
  },
  required: ['name', 'noteCount'],
} as const satisfies ObjectSchema;
export type ImportOriginView = Infer<typeof importOriginView>;
