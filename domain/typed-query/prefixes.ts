import type { FieldedType } from '../fields/index.ts';
import type { Held, SystemFieldName } from '../filters/index.ts';
import { KINDS } from '../kinds/index.ts';
import { DATE_SUGGESTIONS } from './dates.ts';

/** Options of a search besides its filter, as the API takes them (document 001, section 3). */
export interface SearchOptions {
  readonly method?: 'FULL_TEXT' | 'VECTOR' | 'HYBRID';
  readonly sort?: 'RELEVANCE' | 'CREATED' | 'UPDATED' | 'TITLE';
  readonly direction?: 'ASC' | 'DESC';
  readonly titleOnly?: boolean;
  readonly widen?: boolean;
}

/** The meaning of a prefix. */
type Meaning =
  /** Objects by their names. */
  | { readonly kind: 'named'; readonly fields: Partial<Record<Held, SystemFieldName>> }
  | { readonly kind: 'text'; readonly field: SystemFieldName }
  | {
      readonly kind: 'date';
      readonly field: 'Date' | 'Updated';
      readonly bound: 'from' | 'to' | 'before' | 'after' | 'on';
    }
  /** Flags, or things that an object may have, by their typed names. */
  | { readonly kind: 'flag'; readonly values: Readonly<Record<string, SystemFieldName>> }
  | { readonly kind: 'having'; readonly values: Readonly<Record<string, SystemFieldName>> }
  | { readonly kind: 'field'; readonly of: readonly FieldedType[] }
  | { readonly kind: 'option'; readonly values: Readonly<Record<string, SearchOptions>> };

/** The meanings of one kind. */
export type MeaningOf<Kind extends Meaning['kind']> = Extract<Meaning, { kind: Kind }>;

interface PrefixEntry {
  /** On chips. */
  readonly label: string;
  readonly example: string;
  /** Explains the example: the objects it finds. */
  readonly explanation: string;
  readonly meaning: Meaning;
}

const date = (field: 'Date' | 'Updated', bound: 'from' | 'to' | 'before' | 'after' | 'on') =>
  ({ kind: 'date', field, bound }) as const;

/**
 * The prefixes of the search field. A prefix is one entry.
 * Together they cover the options of the newer search (document 001, section 3). The names are decided.
 */
export const PREFIXES = {
  tag: {
    label: 'Tag',
    example: 'tag:onboarding',
    explanation: 'Has the tag',
    meaning: { kind: 'named', fields: { TAG: 'Tags' } },
  },
  in: {
    label: 'In',
    example: 'in:"Project name"',
    explanation: 'Is in the project or folder',
    meaning: { kind: 'named', fields: { PROJECT: 'Project', PROJECT_CATEGORY: 'ProjectCategory' } },
  },
  channel: {
    label: 'Channel',
    example: 'channel:"App reviews"',
    explanation: 'Is in the channel',
    meaning: { kind: 'named', fields: { CHANNEL: 'Channel' } },
  },
  by: {
    label: 'Contributor',
    example: 'by:me',
    explanation: 'You, a member, or ai contributed',
    meaning: { kind: 'named', fields: { MEMBER: 'Contributors' } },
  },
  author: {
    label: 'Author',
    example: 'author:"Ada Lovelace"',
    explanation: 'The member created it',
    meaning: { kind: 'named', fields: { MEMBER: 'Authors' } },
  },
  person: {
    label: 'Person',
    example: 'person:"Grace Hopper"',
    explanation: 'The person is in the note',
    meaning: { kind: 'named', fields: { PERSON: 'People' } },
  },
  'said-by': {
    label: 'Said by',
    example: 'said-by:"Grace Hopper"',
    explanation: 'Highlights that the person says',
    meaning: { kind: 'named', fields: { PERSON: 'SaidBy' } },
  },
  title: {
    label: 'Title',
    example: 'title:interview',
    explanation: 'The title contains the words',
    meaning: { kind: 'text', field: 'Title' },
  },
  from: {
    label: 'From',
    example: 'from:2026-01',
    explanation: 'Conversations since a day, month or year, or 1-month-ago',
    meaning: date('Date', 'from'),
  },
  to: {
    label: 'Until',
    example: 'to:2026-03-31',
    explanation: 'Conversations until the end of that day',
    meaning: date('Date', 'to'),
  },
  before: {
    label: 'Before',
    example: 'before:2026',
    explanation: 'Conversations before that day',
    meaning: date('Date', 'before'),
  },
  after: {
    label: 'After',
    example: 'after:2025-12-31',
    explanation: 'Conversations after that day',
    meaning: date('Date', 'after'),
  },
  on: { label: 'On', example: 'on:today', explanation: 'Conversations on that day', meaning: date('Date', 'on') },
  'updated-from': {
    label: 'Updated from',
    example: 'updated-from:1-week-ago',
    explanation: 'Changed since then',
    meaning: date('Updated', 'from'),
  },
  'updated-to': {
    label: 'Updated until',
    example: 'updated-to:2026-03',
    explanation: 'Last changed until then',
    meaning: date('Updated', 'to'),
  },
  'updated-before': {
    label: 'Updated before',
    example: 'updated-before:2026',
    explanation: 'Last changed before that day',
    meaning: date('Updated', 'before'),
  },
  'updated-after': {
    label: 'Updated after',
    example: 'updated-after:2026-03',
    explanation: 'Changed after then',
    meaning: date('Updated', 'after'),
  },
  'updated-on': {
    label: 'Updated on',
    example: 'updated-on:yesterday',
    explanation: 'Last changed on that day',
    meaning: date('Updated', 'on'),
  },
  is: {
    label: 'Is',
    example: 'is:published',
    explanation: 'published, archived, starred or ai',
    meaning: {
      kind: 'flag',
      values: { published: 'Published', archived: 'Archived', starred: 'Starred', ai: 'AiGenerated' },
    },
  },
  has: {
    label: 'Has',
    example: '-has:insights',
    explanation: 'Here: not in any insight yet',
    meaning: {
      kind: 'having',
      values: { insights: 'Insights', tags: 'Tags', people: 'People', speaker: 'SaidBy', contributors: 'Contributors' },
    },
  },
  field: {
    label: 'Field',
    example: 'field:Plan=Pro',
    explanation: 'A field of notes or insights: = or ~ contains, < >',
    meaning: { kind: 'field', of: [KINDS.note.type, KINDS.insight.type] },
  },
  'person-field': {
    label: 'Person field',
    example: 'person-field:Age>30',
    explanation: 'A field of people',
    meaning: { kind: 'field', of: ['PERSON'] },
  },
  only: {
    label: 'Only',
    example: 'only:titles',
    explanation: 'Find words in titles only',
    meaning: { kind: 'option', values: { titles: { titleOnly: true } } },
  },
  method: {
    label: 'Method',
    example: 'method:hybrid',
    explanation: 'words, meaning or hybrid',
    meaning: {
      kind: 'option',
      values: { words: { method: 'FULL_TEXT' }, meaning: { method: 'VECTOR' }, hybrid: { method: 'HYBRID' } },
    },
  },
  glossary: {
    label: 'Glossary',
    example: 'glossary:off',
    explanation: 'Find names of the glossary only as typed',
    meaning: { kind: 'option', values: { on: { widen: true }, off: { widen: false } } },
  },
  sort: {
    label: 'Sort',
    example: 'sort:newest',
    explanation: 'relevance, newest, oldest, updated or title',
    meaning: {
      kind: 'option',
      values: {
        relevance: { sort: 'RELEVANCE', direction: 'DESC' },
        newest: { sort: 'CREATED', direction: 'DESC' },
        oldest: { sort: 'CREATED', direction: 'ASC' },
        updated: { sort: 'UPDATED', direction: 'DESC' },
        title: { sort: 'TITLE', direction: 'ASC' },
      },
    },
  },
} as const satisfies Record<string, PrefixEntry>;

const TABLE: Readonly<Record<string, PrefixEntry>> = PREFIXES;

export const isPrefix = (name: string): boolean => Object.hasOwn(PREFIXES, name);
export const prefixOf = (name: string): PrefixEntry => TABLE[name]!;
export const takesField = (name: string): boolean => prefixOf(name).meaning.kind === 'field';

/** The fixed values of a prefix, for suggestions; none where they are names. */
export function fixedValuesOf(name: string): readonly string[] {
  const { meaning } = prefixOf(name);
  if (meaning.kind === 'date') return DATE_SUGGESTIONS;
  if (meaning.kind === 'named') return 'MEMBER' in meaning.fields ? ['me', 'ai'] : [];
  return 'values' in meaning ? Object.keys(meaning.values) : [];
}

/** The objects whose names a prefix takes. */
export function heldBy(name: string): readonly Held[] {
  const { meaning } = prefixOf(name);
  return meaning.kind === 'named' ? (Object.keys(meaning.fields) as Held[]) : [];
}
