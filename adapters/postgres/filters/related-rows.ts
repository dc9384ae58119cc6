import type { SqlBool } from 'kysely';
import { db, expression } from '../queries.ts';

/** The column of the query around a subquery that identifies the filtered object. */
export type Outer = 'n.id' | 'h.id' | 'i.id' | 'p.id' | 'f.id';

/** Members who wrote a note or an insight, or have worked on it since. */
export const contributionsTo = (id: Outer, author: boolean) =>
  db
    .selectFrom('contribution as c')
    .whereRef('c.object_id', '=', id as never)
    .where('c.author', '=', author);

/** The stars of the actor on an object. */
export const starsOn = (id: Outer, type: 'NOTE' | 'INSIGHT' | 'PROJECT' | 'PROJECT_CATEGORY') =>
  db
    .selectFrom('star as s')
    .where('s.object_type', '=', type)
    .whereRef('s.object_id', '=', id as never);

/** The folder of a project, by its id. */
export const folderOf = (projectId: 'n.project_id' | 'i.project_id' | 't.project_id') =>
  db.selectFrom('project as fp').whereRef('fp.id', '=', projectId as never);

/** The answers `a.one` of the survey responses of a note. */
export const answersIn = (id: 'n.id' | 'h.note_id') =>
  db
    .selectFrom('survey_question as sq')
    .innerJoinLateral(
      expression<{ one: string }>`unnest(survey_answers(sq.options, sq.response))`.as<'a'>(expression`a (one)`),
      (join) => join.onTrue(),
    )
    .whereRef('sq.note_id', '=', id as never);

/** The tags on a highlight. */
export const tagsOnHighlight = () =>
  db
    .selectFrom('highlight_tag as ht')
    .innerJoin('tag as t', 't.id', 'ht.tag_id')
    .whereRef('ht.highlight_id', '=', 'h.id' as never);

/** The groups of the tags on a highlight. */
export const groupsOnHighlight = () => tagsOnHighlight().innerJoin('tag_group as g', 'g.id', 't.tag_group_id');

/** The tags on the highlights of a note. */
export const tagsInNote = () =>
  db
    .selectFrom('highlight as th')
    .innerJoin('highlight_tag as ht', 'ht.highlight_id', 'th.id')
    .innerJoin('tag as t', 't.id', 'ht.tag_id')
    .whereRef('th.note_id', '=', 'n.id' as never);

/** The groups of these tags. */
export const groupsInNote = () => tagsInNote().innerJoin('tag_group as g', 'g.id', 't.tag_group_id');

/** The insights `e` in the actor's sight that embed a highlight. */
export const insightsWithHighlight = () =>
  db
    .selectFrom('insight_evidence as ie')
    .innerJoin('insight as e', 'e.id', 'ie.insight_id')
    .whereRef('ie.highlight_id', '=', 'h.id' as never);

/** The insights `e` in the actor's sight that embed a highlight of a note. */
export const insightsWithNote = () =>
  db
    .selectFrom('highlight as eh')
    .innerJoin('insight_evidence as ie', 'ie.highlight_id', 'eh.id')
    .innerJoin('insight as e', 'e.id', 'ie.insight_id')
    .whereRef('eh.note_id', '=', 'n.id' as never);

/** The people `x` in the actor's sight who are linked to a note. */
export const peopleOfNote = (noteId: 'n.id' | 'h.note_id') =>
  db
    .selectFrom('note_person as np')
    .innerJoin('person as x', 'x.id', 'np.person_id')
    .whereRef('np.note_id', '=', noteId as never);

/** The people `x` who say a highlight: its linked speakers, or without any of them the people who were added to the note by hand. */
export const peopleWhoSay = () =>
  peopleOfNote('h.note_id').where(({ or, and, eb, not, exists, selectFrom }) =>
    or([
      expression<SqlBool>`np.speaker = any(h.speakers)`,
      and([
        eb('np.speaker', 'is', null),
        not(
          exists(
            selectFrom('note_person as op')
              .whereRef('op.note_id', '=', 'h.note_id' as never)
              .where(expression<SqlBool>`op.speaker = any(h.speakers)`),
          ),
        ),
      ]),
    ]),
  );
