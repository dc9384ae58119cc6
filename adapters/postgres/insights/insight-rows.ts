import type { RichNode } from '@evident/domain/content';
import type { InsightView, Source } from '@evident/domain/insights';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { SqlBool } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { contributors } from '../contributors.ts';
import { visibleProjects } from '../scope.ts';
import { db, expression, textual } from '../queries.ts';

/** Enough blocks for an excerpt, so that lists do not read whole texts. */
const FIRST_BLOCKS = 20;

/**
 * Insights `i` with their documents `d` and projects `p`. Members with write access see the live insight; all others
 * see its publication `s`, if there is one. @param shown 'published' shows everyone the publication
 */
export const insightsFor = (actor: Actor, shown: InsightView['shows'] = 'live') => {
  const asPublished =
    shown === 'live'
      ? expression<SqlBool>`i.project_id NOT IN ${visibleProjects(actor, 'WRITE')}`
      : expression<SqlBool>`true`;
  return db
    .selectFrom('insight as i')
    .innerJoin('document as d', 'd.id', 'i.id')
    .innerJoin('project as p', 'p.id', 'i.project_id')
    .leftJoin('insight_publication as s', (join) => join.onRef('s.id', '=', 'i.publication_id').on(asPublished));
};
/** The ids of the highlights in the shown version of the insight, in order. */
export const EVIDENCE = expression<Uuid[]>`coalesce(s.evidence, ARRAY(${db
  .selectFrom('insight_evidence as e')
  .whereRef('e.insight_id', '=', 'i.id' as never)
  .select('e.highlight_id')
  .orderBy('e.position')}))`;

type Insights = ReturnType<typeof insightsFor>;

/** The columns of an insight, with the evidence that the actor can see. */
export const withColumns = (insights: Insights) =>
  insights
    .select([
      'i.id',
      'i.project_id as projectId',
      'p.title as projectTitle',
      'i.locked',
      'i.ai_generated as aiGenerated',
      'i.published_at as publishedAt',
      'i.version as factsVersion',
      'i.created_at as createdAt',
      contributors('i.id', true).as('authors'),
      contributors('i.id', false).as('contributors'),
      expression<string>`coalesce(s.title, i.title)`.as('title'),
      textual<RichNode[]>(
        `jsonb_path_query_array(coalesce(s.content, d.content), '$.content[0 to ${FIRST_BLOCKS - 1}]')`,
      ).as('opening'),
      expression<boolean>`i.archived_at IS NOT NULL`.as('archived'),
      expression<Uuid | null>`CASE WHEN s.id IS NULL THEN i.cover_file_id ELSE s.cover_file_id END`.as('coverFileId'),
      expression<number>`coalesce(s.version, d.version)`.as('version'),
      expression<InsightView['shows']>`CASE WHEN s.id IS NULL THEN 'live' ELSE 'published' END`.as('shows'),
      expression<Date>`coalesce(s.created_at, i.updated_at)`.as('updatedAt'),
    ])
    .select((eb) => [
      // Whether there are unpublished changes; only for members who see the live insight.
      eb
        .and([
          eb('s.id', 'is', null),
          eb.exists(
            eb
              .selectFrom('insight_publication as c')
              .whereRef('c.id', '=', 'i.publication_id')
              .where(({ or, and, eb }) =>
                or([
                  eb('c.title', 'is distinct from', eb.ref('i.title')),
                  eb('c.cover_file_id', 'is distinct from', eb.ref('i.cover_file_id')),
                  and([eb('c.version', '<>', eb.ref('d.version')), eb('c.content', '<>', eb.ref('d.content'))]),
                ]),
              ),
          ),
        ])
        .$castTo<boolean>()
        .as('unpublishedChanges'),
      jsonArrayFrom(
        eb
          .selectFrom('highlight as h')
          .innerJoin('document as nd', 'nd.id', 'h.note_id')
          .where('h.id', '=', expression<Uuid>`ANY (${EVIDENCE})`)
          .select([
            'h.note_id as noteId',
            expression<string[]>`names_of(nd.speakers, h.speakers)`.as('speakers'),
            expression<NonNullable<Source['saidBy']>>`said_by(h.note_id, nd.speakers, h.speakers)`.as('saidBy'),
            expression<boolean>`h.lost_at IS NOT NULL`.as('lost'),
          ]),
      ).as('evidence'),
    ]);
