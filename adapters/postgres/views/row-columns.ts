import type { RichNode } from '@evident/domain/content';
import { NOTE_RELATED_MAX } from '@evident/domain/notes';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { contributors } from '../contributors.ts';
import { VALUES, type ValueRow } from '../fields/value-rows.ts';
import { type FileOfHighlight, fileOf, shownWords } from '../highlights/highlight-rows.ts';
import { groupsOnHighlight, peopleOfNote } from '../filters/related-rows.ts';
import { DAY_OF_NOTE } from '../date-of-note.ts';
import { type StoredSource, sourceOfNote } from '../note-source.ts';
import { namesOfNote, tagsOfNote } from '../notes/related-to-note.ts';
import { db, expression, numberOf, textual } from '../queries.ts';
import { authorName } from '../shown-name.ts';
import { type highlightsIn, type insightsIn, KEYS, type notesIn } from './row-bases.ts';

/** Enough characters for a cell or card, so that lists do not read whole texts. */
const FIRST_WORDS = 400;
const FIRST_BLOCKS = 8;

type Named = { id: string; name: string };

/** The values of the custom fields of the object with that id, as JSON. */
const values = (id: 'n.id' | 'h.note_id' | 'i.id') =>
  jsonArrayFrom(
    db
      .selectFrom('field_value as v')
      .whereRef('v.object_id', '=', id as never)
      .select(VALUES),
  ).$castTo<(Omit<ValueRow, 'moment_value'> & { field_id: string; moment_value: string | null })[]>();

const valuesVersion = (id: 'n.id' | 'h.note_id' | 'i.id') =>
  expression<number>`coalesce(${db
    .selectFrom('fielded_object as fo')
    .whereRef('fo.object_id', '=', id as never)
    .select('fo.version')}, 1)`;

/** Seconds of a recording, which only highlights have. */
const NO_SECONDS = [
  textual<number | null>('null::int').as('startMs'),
  textual<number | null>('null::int').as('endMs'),
  textual<number | null>('null::int').as('snippetStartMs'),
  textual<number | null>('null::int').as('snippetEndMs'),
  textual<FileOfHighlight | null>('null::jsonb').as('file'),
] as const;

const DAY = [
  expression<string | null>`${DAY_OF_NOTE}::text`.as('day'),
  expression<boolean | null>`n.occurred_on is not null`.as('happened'),
] as const;
const NO_DAY = [
  textual<string | null>('null::text').as('day'),
  textual<boolean | null>('null::boolean').as('happened'),
] as const;

export const noteRows = (notes: ReturnType<typeof notesIn>) =>
  notes.select([
    'n.id',
    'n.title',
    textual<string>(`left(d.text, ${FIRST_WORDS})`).as('text'),
    textual<RichNode[] | null>('null::jsonb').as('opening'),
    sourceOfNote('n.id').as('source'),
    textual<string | null>('null::uuid').as('noteId'),
    textual<string[]>('array[]::text[]').as('speakers'),
    tagsOfNote.as('tags'),
    namesOfNote.as('people'),
    contributors('n.id', true).as('authors'),
    numberOf(db.selectFrom('highlight as rh').whereRef('rh.note_id', '=', 'n.id' as never)).as('highlightCount'),
    textual<boolean | null>('null::boolean').as('published'),
    textual<string | null>('null::uuid').as('coverFileId'),
    expression<boolean>`n.archived_at is not null`.as('archived'),
    ...DAY,
    'n.created_at as createdAt',
    'n.updated_at as updatedAt',
    ...NO_SECONDS,
    values(KEYS.NOTE.fields).as('values'),
    valuesVersion(KEYS.NOTE.fields).as('valuesVersion'),
  ]);

/** The tags on the highlight `h`. */
const tagsOfHighlight = jsonArrayFrom(
  groupsOnHighlight()
    .select(['t.id', 't.title', expression<string>`coalesce(t.color, g.color)`.as('color')])
    .groupBy(['t.id', 'g.id'])
    .orderBy('t.title')
    .orderBy('t.id'),
);

/** The people of the note of the highlight `h` whom the actor sees. */
const namesOfHighlight = jsonArrayFrom(
  peopleOfNote('h.note_id')
    .select(['x.id', 'x.name'])
    .groupBy('x.id')
    .orderBy('x.name_key')
    .orderBy('x.id')
    .limit(NOTE_RELATED_MAX),
);

const authorsOfHighlight = jsonArrayFrom(
  db
    .selectFrom('highlight as ah')
    .leftJoin('member as am', 'am.id', 'ah.created_by')
    .whereRef('ah.id', '=', 'h.id' as never)
    .select(['ah.created_by as id', authorName('am', 'ah.created_by').as('name')]),
);

export const highlightRows = (highlights: ReturnType<typeof highlightsIn>) =>
  highlights
    .select([
      'h.id',
      'n.title',
      shownWords.as('text'),
      textual<RichNode[] | null>('null::jsonb').as('opening'),
      sourceOfNote('h.note_id').as('source'),
      'h.note_id as noteId',
      expression<string[]>`names_of(d.speakers, h.speakers)`.as('speakers'),
      tagsOfHighlight.as('tags'),
      namesOfHighlight.as('people'),
      authorsOfHighlight.$castTo<Named[]>().as('authors'),
      textual<number | null>('null::int').as('highlightCount'),
      textual<boolean | null>('null::boolean').as('published'),
      textual<string | null>('null::uuid').as('coverFileId'),
      expression<boolean>`n.archived_at is not null`.as('archived'),
      ...DAY,
      'h.created_at as createdAt',
      'h.updated_at as updatedAt',
      'h.start_ms as startMs',
      'h.end_ms as endMs',
      'h.snippet_start_ms as snippetStartMs',
      'h.snippet_end_ms as snippetEndMs',
      values(KEYS.HIGHLIGHT.fields).as('values'),
      valuesVersion(KEYS.HIGHLIGHT.fields).as('valuesVersion'),
    ])
    .select(fileOf);

export const insightRows = (insights: ReturnType<typeof insightsIn>) =>
  insights.select([
    'i.id',
    expression<string>`coalesce(s.title, i.title)`.as('title'),
    textual<string>(`''::text`).as('text'),
    textual<RichNode[] | null>(
      `jsonb_path_query_array(coalesce(s.content, d.content), '$.content[0 to ${FIRST_BLOCKS - 1}]')`,
    ).as('opening'),
    textual<StoredSource | null>('null::jsonb').as('source'),
    textual<string | null>('null::uuid').as('noteId'),
    textual<string[]>('array[]::text[]').as('speakers'),
    textual<{ id: string; title: string; color: string }[]>(`'[]'::jsonb`).as('tags'),
    textual<Named[]>(`'[]'::jsonb`).as('people'),
    contributors('i.id', true).as('authors'),
    textual<number | null>('null::int').as('highlightCount'),
    expression<boolean | null>`i.published_at is not null`.as('published'),
    expression<string | null>`case when s.id is null then i.cover_file_id else s.cover_file_id end`.as('coverFileId'),
    expression<boolean>`i.archived_at is not null`.as('archived'),
    ...NO_DAY,
    'i.created_at as createdAt',
    expression<Date>`coalesce(s.created_at, i.updated_at)`.as('updatedAt'),
    ...NO_SECONDS,
    values(KEYS.INSIGHT.fields).as('values'),
    valuesVersion(KEYS.INSIGHT.fields).as('valuesVersion'),
  ]);
