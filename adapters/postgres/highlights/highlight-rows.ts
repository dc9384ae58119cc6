import type { HighlightView } from '@evident/domain/highlights';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { db, expression } from '../queries.ts';
import { shownName } from '../shown-name.ts';

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
    'h.text',
    'h.before',
    'h.after',
    'h.start_at as start',
    'h.end_at as end',
    'h.start_ms as startMs',
    'h.end_ms as endMs',
    'h.anchor',
    'h.created_by as createdBy',
    'h.created_at as createdAt',
    'h.updated_at as updatedAt',
    expression<string[]>`names_of(d.speakers, h.speakers)`.as('speakers'),
    expression<NonNullable<HighlightView['saidBy']>>`said_by(h.note_id, d.speakers, h.speakers)`.as('saidBy'),
    expression<boolean>`h.lost_at IS NOT NULL`.as('lost'),
    expression<string | null>`CASE WHEN h.lost_at IS NULL THEN h.text END`.as('selectedText'),
    'h.version',
    shownName('m').as('createdByName'),
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
        .select(shownName('a').as('appliedByName'))
        .select(
          expression<string>`to_char(ht.applied_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`.as(
            'appliedAt',
          ),
        )
        .orderBy('ht.applied_at')
        .orderBy('t.id'),
    ).as('tags'),
  );
