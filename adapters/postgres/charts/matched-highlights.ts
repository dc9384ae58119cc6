import type { CountedHighlights } from '@evident/application/charts/chart-reader';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { highlightColumns } from '../filters/highlight-columns.ts';
import { toSql } from '../filters/to-sql.ts';
import { db, expression, parameter } from '../queries.ts';
import type { PostgresReads, Sight } from '../reads.ts';

/** Highlights `h` with the same joins and conditions as their list, so that counts equal its length. */
export const matched = ({ projectId, clause }: CountedHighlights) =>
  db
    .selectFrom('highlight as h')
    .innerJoin('note as n', 'n.id', 'h.note_id')
    .innerJoin('document as d', 'd.id', 'h.note_id')
    .innerJoin('project as p', 'p.id', 'h.project_id')
    .where(toSql(clause, highlightColumns(projectId)));

/** The same with their tags `t`: one row for each highlight and tag. */
export const tagged = (of: CountedHighlights) =>
  matched(of).innerJoin('highlight_tag as ht', 'ht.highlight_id', 'h.id').innerJoin('tag as t', 't.id', 'ht.tag_id');

const SEEN_PROJECT = db.selectFrom('project as p').select('p.id').where('p.id', '=', parameter<Uuid>('projectId'));

/** Reads in a project; null if the actor does not see it. */
export const inProject = <T>(
  reads: PostgresReads,
  actor: Actor,
  { projectId }: CountedHighlights,
  work: (sight: Sight) => Promise<T>,
): Promise<T | null> =>
  reads.as(actor, async (sight) => {
    const [project] = await sight.rows(SEEN_PROJECT, { given: { projectId } });
    return project ? work(sight) : null;
  });

/** The tags of a project with their groups and boards, in the order of the boards; then those of the workspace that it uses. */
export const TAGS = db
  .selectFrom('tag as t')
  .innerJoin('tag_group as g', 'g.id', 't.tag_group_id')
  .innerJoin('tag_board as b', 'b.id', 'g.tag_board_id')
  .select(['t.id', 't.title', 'g.id as groupId', 'g.title as groupTitle', 'g.color as groupColor'])
  .select(['b.id as boardId', 'b.title as boardTitle'])
  .select(({ fn }) => fn.coalesce('t.color', 'g.color').as('color'))
  .where((eb) =>
    eb.or([
      eb('t.project_id', '=', parameter<Uuid>('projectId')),
      eb.and([
        eb('t.project_id', 'is', null),
        eb.exists(
          eb
            .selectFrom('highlight_tag as u')
            .select('u.tag_id')
            .whereRef('u.tag_id', '=', 't.id')
            .where('u.project_id', '=', parameter<Uuid>('projectId'))
            .where('u.trashed', '=', false),
        ),
      ]),
    ]),
  )
  .orderBy(expression`b.project_id IS NULL`)
  .orderBy('b.rank')
  .orderBy('b.id')
  .orderBy('g.rank')
  .orderBy('g.id')
  .orderBy('t.rank')
  .orderBy('t.id');

export const characters = expression<number>`char_length(h.text)`;
