import type { Uuid } from '@evident/domain/kernel';
import { NOTE_RELATED_MAX } from '@evident/domain/notes';
import type { Actor } from '@evident/domain/permissions';
import type { SqlBool } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { groupsInNote, insightsWithNote, peopleOfNote, tagsInNote } from '../filters/related-rows.ts';
import { insightsFor } from '../insights/insight-rows.ts';
import { db, expression } from '../queries.ts';

/** How many tags, people and insights the note `n` has (decision D36). */
export const RELATED_COUNTS = [
  expression<number>`${tagsInNote().select(expression<number>`count(DISTINCT ht.tag_id)::int`.as('count'))}`.as(
    'tagCount',
  ),
  expression<number>`${peopleOfNote('n.id').select(expression<number>`count(DISTINCT x.id)::int`.as('count'))}`.as(
    'personCount',
  ),
  expression<number>`${insightsWithNote().select(expression<number>`count(DISTINCT e.id)::int`.as('count'))}`.as(
    'insightCount',
  ),
];

/** The tags on the highlights of the note `n`. */
export const tagsOfNote = jsonArrayFrom(
  groupsInNote()
    .select(['t.id', 't.title', expression<string>`coalesce(t.color, g.color)`.as('color')])
    .groupBy(['t.id', 'g.id'])
    .orderBy('t.title')
    .orderBy('t.id')
    .limit(NOTE_RELATED_MAX),
);

/** The people of the note `n` whom the actor sees. */
export const namesOfNote = jsonArrayFrom(
  peopleOfNote('n.id')
    .select(['x.id', 'x.name'])
    .groupBy('x.id')
    .orderBy('x.name_key')
    .orderBy('x.id')
    .limit(NOTE_RELATED_MAX),
);

/** The folder of the project `p`. */
export const folderOfProject = jsonObjectFrom(
  db
    .selectFrom('folder as f')
    .whereRef('f.id', '=', 'p.folder_id' as never)
    .select(['f.id', 'f.title']),
);

/** The insights that hold highlights of a note, as the actor sees them: published, or live with write access. */
export const insightsOfNote = (actor: Actor, noteId: Uuid) => {
  const highlights = db.selectFrom('highlight as nh').where('nh.note_id', '=', noteId).select('nh.id');
  return insightsFor(actor)
    .where('i.archived_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('highlight as h')
          .innerJoin('insight_evidence as ie', 'ie.highlight_id', 'h.id')
          .whereRef('ie.insight_id', '=', 'i.id')
          .where('h.note_id', '=', noteId),
      ),
    )
    .where(expression<SqlBool>`(s.id IS NULL OR s.evidence && ARRAY(${highlights}))`)
    .select(['i.id', expression<string>`coalesce(s.title, i.title)`.as('title')])
    .orderBy('i.created_at', 'desc')
    .orderBy('i.id', 'desc')
    .limit(NOTE_RELATED_MAX);
};
