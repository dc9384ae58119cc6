import { type HighlightView, type PageArea, WHOLE_NOTE } from '@evident/domain/highlights';
import type { Uuid } from '@evident/domain/kernel';
import type { ExpressionBuilder } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { type Readable, db, expression } from '../queries.ts';
import { authorName } from '../shown-name.ts';

/** The words of the highlight `h`, or that it is the whole note. */
export const shownWords = expression<string>`CASE WHEN h.target = 'NOTE' THEN ${WHOLE_NOTE} ELSE h.text END`;

/** The type of a file, and its picture and sound once it was probed, by the file of the highlight `h`: its own, that of its turn, or the first recording of the note. */
export const fileOf = ({ selectFrom }: ExpressionBuilder<Readable & { h: Readable['highlight'] }, 'h'>) =>
  jsonObjectFrom(
    selectFrom('note_file as nf')
      .innerJoin('file as f', 'f.id', 'nf.file_id')
      .leftJoin('media as fm', 'fm.file_id', 'f.id')
      .whereRef('nf.note_id', '=', 'h.note_id')
      .where(({ or, and, eb, ref }) =>
        or([
          eb('nf.file_id', '=', ref('h.file_id')),
          and([eb('h.file_id', 'is', null), eb('h.target', '<>', 'NOTE'), eb('f.file_type', 'in', ['Audio', 'Video'])]),
        ]),
      )
      .select(['f.id as fileId', 'f.file_type as fileType'])
      .select([
        expression<boolean | null>`jsonb_typeof(fm.facts -> 'video') = 'object'`.as('picture'),
        expression<boolean | null>`jsonb_typeof(fm.facts -> 'audio') = 'object'`.as('sound'),
      ])
      .orderBy('nf.rank')
      .orderBy('nf.file_id')
      .limit(1),
  ).as('file');

export interface FileOfHighlight {
  readonly fileId: Uuid;
  readonly fileType: string;
  /** Null until it was probed. */
  readonly picture: boolean | null;
  readonly sound: boolean | null;
}

/** The recording that a highlight plays; null for other files. */
export const recordingOf = ({ fileId, fileType, picture, sound }: FileOfHighlight) =>
  fileType === 'Audio' || fileType === 'Video' ? { fileId, picture: picture ?? fileType === 'Video', sound } : null;

/** Highlights `h` with their note `n`, its document `d`, their project and their tags. */
export const HIGHLIGHTS = db
  .selectFrom('highlight as h')
  .innerJoin('note as n', 'n.id', 'h.note_id')
  .innerJoin('document as d', 'd.id', 'h.note_id')
  .innerJoin('project as p', 'p.id', 'h.project_id')
  .leftJoin('member as m', 'm.id', 'h.created_by')
  .select([
    'h.id',
    'h.note_id as noteId',
    'n.title as noteTitle',
    'h.project_id as projectId',
    'p.title as projectTitle',
    'h.target',
    'h.text',
    'h.before',
    'h.after',
    'h.start_at as start',
    'h.end_at as end',
    'h.start_ms as startMs',
    'h.end_ms as endMs',
    'h.snippet_start_ms as snippetStartMs',
    'h.snippet_end_ms as snippetEndMs',
    'h.anchor',
    'h.created_by as createdBy',
    'h.created_at as createdAt',
    'h.updated_at as updatedAt',
    expression<string[]>`names_of(d.speakers, h.speakers)`.as('speakers'),
    expression<NonNullable<HighlightView['saidBy']>>`said_by(h.note_id, d.speakers, h.speakers)`.as('saidBy'),
    expression<PageArea[]>`h.areas`.as('pdfHighlightAreas'),
    expression<boolean>`h.lost_at IS NOT NULL`.as('lost'),
    expression<string | null>`CASE WHEN h.lost_at IS NULL THEN nullif(h.text, '') END`.as('selectedText'),
    'h.version',
    'h.remark',
    'h.starred',
    authorName('m', 'h.created_by').as('createdByName'),
  ])
  .select(({ selectFrom }) =>
    jsonArrayFrom(
      selectFrom('highlight_tag as ht')
        .innerJoin('tag as t', 't.id', 'ht.tag_id')
        .innerJoin('tag_group as g', 'g.id', 't.tag_group_id')
        .leftJoin('member as a', 'a.id', 'ht.applied_by')
        .whereRef('ht.highlight_id', '=', 'h.id')
        .select(['t.id', 't.title', 'ht.applied_by as appliedBy', 'ht.how'])
        .select(({ fn }) => fn.coalesce('t.color', 'g.color').as('color'))
        .select(authorName('a', 'ht.applied_by').as('appliedByName'))
        .select(
          expression<string>`to_char(ht.applied_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`.as(
            'appliedAt',
          ),
        )
        .orderBy('ht.applied_at')
        .orderBy('t.id'),
    ).as('tags'),
  )
  .select(({ selectFrom }) => [
    selectFrom('suggestion as sg')
      .whereRef('sg.result_id', '=', 'h.id')
      .where('sg.state', '=', 'ACCEPTED')
      .where('sg.kind', '=', 'HIGHLIGHT')
      .select('sg.reason')
      .limit(1)
      .as('highlightReason'),
    expression<Uuid[]>`ARRAY(${selectFrom('suggestion as st')
      .whereRef('st.highlight_id', '=', 'h.id')
      .where('st.state', '=', 'OPEN')
      .where('st.kind', '=', 'TAG')
      .select('st.tag_id')
      .orderBy('st.tag_id')})`.as('suggestedTagIds'),
  ])
  .select(fileOf);
