import type { NoteReading } from '@evident/application/notes/note-reader';
import type { ProjectList, ProjectReader } from '@evident/application/projects/project-reader';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import { type Actor, type GrantedLevel, levelAt } from '@evident/domain/permissions';
import { type ProjectCounts, type ProjectFilter, type ProjectView, allSections } from '@evident/domain/projects';
import type { InferResult } from 'kysely';
import type { Order } from '../keyset.ts';
import { isPrivate } from '../permissions/project-grants.ts';
import { levelsOnProjects } from '../scope.ts';
import { db, expression, listed, numberOf } from '../queries.ts';
import type { PostgresReads } from '../reads.ts';
import { projectColumns } from '../filters/project-columns.ts';
import { starsOn } from '../filters/related-rows.ts';
import { toSql } from '../filters/to-sql.ts';
import { inList } from './project-lists.ts';

const ID = { sql: 'p.id', type: 'uuid' } as const;
const ORDERS: Record<NonNullable<ProjectFilter['sort']>, Order> = {
  rank: { columns: [{ sql: 'p.rank', type: 'double precision' }, ID] },
  created: { columns: [{ sql: 'p.created_at', type: 'timestamptz' }, ID], descending: true },
  title: { columns: [{ sql: 'lower(p.title)', type: 'text' }, ID] },
};

/** Projects `p` with the actor's level `l` on each. */
const projectsOf = (actor: Actor) =>
  db
    .selectFrom('project as p')
    .innerJoin(levelsOnProjects(actor).as('l'), 'l.project_id', 'p.id')
    .innerJoin('member as m', 'm.id', 'p.created_by')
    .select([
      'p.id',
      'p.title',
      'p.summary',
      'p.color',
      'p.icon',
      'p.status',
      'p.folder_id as folderId',
      'p.rank',
      'p.sections',
      'p.version',
      'l.level',
      'l.markup',
      'm.id as createdById',
      'm.name as createdByName',
      'p.created_at as createdAt',
      isPrivate().as('private'),
    ])
    .select((eb) => {
      const note = eb.selectFrom('note as n').whereRef('n.project_id', '=', 'p.id');
      const highlight = eb.selectFrom('highlight as h').whereRef('h.project_id', '=', 'p.id');
      const tag = eb.selectFrom('tag as t').whereRef('t.project_id', '=', 'p.id');
      const insight = eb.selectFrom('insight as i').whereRef('i.project_id', '=', 'p.id');
      const changes = [
        note.select(({ fn }) => fn.max('n.updated_at').as('at')),
        highlight.select(({ fn }) => fn.max('h.created_at').as('at')),
        tag.select(({ fn }) => fn.max('t.updated_at').as('at')),
        insight.select(({ fn }) => fn.max('i.updated_at').as('at')),
      ];
      return [
        // Includes changes of its content, such as publishing an insight.
        expression<Date>`greatest(p.updated_at, ${listed(changes)})`.as('updatedAt'),
        expression<boolean>`exists ${starsOn('p.id', 'PROJECT')}`.as('starred'),
      ];
    });

const view = ({
  level,
  createdById,
  createdByName,
  createdAt,
  updatedAt,
  ...row
}: InferResult<ReturnType<typeof projectsOf>>[number]): ProjectView => ({
  ...row,
  level: levelAt(level) as GrantedLevel,
  sections: allSections(row.sections),
  createdBy: { id: createdById, name: createdByName },
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

export class PostgresProjectReader implements ProjectReader {
  constructor(private readonly reads: PostgresReads) {}

  async project(actor: Actor, projectId: Uuid): Promise<ProjectView | null> {
    const row = await this.reads.first(actor, projectsOf(actor).where('p.id', '=', projectId));
    return row && view(row);
  }

  page(actor: Actor, { list, clause, sort }: ProjectList, page: PageRequest): Promise<Page<ProjectView>> {
    const query = projectsOf(actor).where(inList(list, actor)).where(toSql(clause, projectColumns));
    return this.reads.page(actor, query, { order: ORDERS[sort ?? 'rank'], page, itemOf: view });
  }

  readme(actor: Actor, projectId: Uuid): Promise<NoteReading | null> {
    const query = db
      .selectFrom('project as p')
      .innerJoin('document as d', 'd.id', 'p.id')
      .select(['p.title', 'd.content', 'd.speakers', 'd.text', 'd.version'])
      .select(expression<boolean>`d.last_seq > d.derived_seq`.as('behind'))
      .where('p.id', '=', projectId);
    return this.reads.first(actor, query);
  }

  counts(actor: Actor, projectId: Uuid): Promise<ProjectCounts | null> {
    const query = db
      .selectFrom('project as p')
      .where('p.id', '=', projectId)
      .select(({ selectFrom }) => {
        const notes = selectFrom('note as n').whereRef('n.project_id', '=', 'p.id').where('n.archived_at', 'is', null);
        const highlights = selectFrom('highlight as h')
          .whereRef('h.project_id', '=', 'p.id')
          .where('h.lost_at', 'is', null);
        const insights = selectFrom('insight as i')
          .whereRef('i.project_id', '=', 'p.id')
          .where('i.archived_at', 'is', null);
        const tags = selectFrom('tag as t').whereRef('t.project_id', '=', 'p.id');
        return [
          numberOf(notes).as('notes'),
          numberOf(highlights).as('highlights'),
          numberOf(insights).as('insights'),
          numberOf(tags).as('tags'),
        ];
      });
    return this.reads.first(actor, query);
  }
}
