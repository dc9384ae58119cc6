import type { NoteReading } from '@evident/application/notes/note-reader';
import type { ProjectReader } from '@evident/application/projects/project-reader';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import { type Actor, type GrantedLevel, levelAt } from '@evident/domain/permissions';
import type { ProjectCounts, ProjectFilter, ProjectView } from '@evident/domain/projects';
import { type Keyed, keyset, type Order, pageFrom } from '../keyset.ts';
import { projectLevels, visibleProjects } from '../permissions/scope.ts';
import type { PostgresReads } from '../reads.ts';
import { filterProjects } from './filter-projects.ts';

interface ProjectRow extends Omit<ProjectView, 'level' | 'createdBy' | 'createdAt' | 'updatedAt'> {
  level: number;
  createdById: Uuid;
  createdByName: string;
  createdAt: Date;
  updatedAt: Date;
}

/** Whatever lies in it counts: writing an insight or publishing it changes the project, too. */
const LAST_CHANGE = `greatest(p.updated_at,
    (SELECT max(n.updated_at) FROM note n WHERE n.project_id = p.id), (SELECT max(h.created_at) FROM highlight h WHERE h.project_id = p.id),
    (SELECT max(t.updated_at) FROM tag t WHERE t.project_id = p.id), (SELECT max(i.updated_at) FROM insight i WHERE i.project_id = p.id))`;
const COLUMNS = `
  p.id, p.title, p.summary, p.color, p.icon, p.status, p.folder_id AS "folderId", p.rank, l.level, l.markup, p.version,
  p.created_at AS "createdAt", ${LAST_CHANGE} AS "updatedAt", m.id AS "createdById", m.name AS "createdByName",
  NOT EXISTS (SELECT 1 FROM access_grant g LEFT JOIN folder f ON f.id = p.folder_id
              WHERE g.special IS NOT NULL AND (g.project_id = p.id OR g.folder_id = ANY(f.path))) AS private,
  EXISTS (SELECT 1 FROM star s WHERE s.member_id = $1 AND s.object_type = 'PROJECT' AND s.object_id = p.id) AS starred`;

const ID = { sql: 'p.id', type: 'uuid' } as const;
const ORDERS: Record<NonNullable<ProjectFilter['sort']>, Order> = {
  rank: { columns: [{ sql: 'p.rank', type: 'double precision' }, ID] },
  created: { columns: [{ sql: 'p.created_at', type: 'timestamptz' }, ID], descending: true },
  title: { columns: [{ sql: 'lower(p.title)', type: 'text' }, ID] },
};

export class PostgresProjectReader implements ProjectReader {
  constructor(private readonly reads: PostgresReads) {}

  project(actor: Actor, projectId: Uuid): Promise<ProjectView | null> {
    const levels = projectLevels(actor, 3);
    return this.reads.read(actor.teamId, async (rows) => {
      const [row] = await rows<ProjectRow>(
        `SELECT ${COLUMNS} FROM project p JOIN ${levels.sql} l ON l.project_id = p.id JOIN member m ON m.id = p.created_by WHERE p.id = $2`,
        [actor.userId, projectId, ...levels.parameters],
      );
      return row ? view(row) : null;
    });
  }

  page(actor: Actor, filter: ProjectFilter, page: PageRequest): Promise<Page<ProjectView>> {
    const levels = projectLevels(actor, 2);
    const wanted = filterProjects(actor, filter, 2 + levels.parameters.length);
    const keys = keyset(ORDERS[filter.sort ?? 'rank'], page, 2 + levels.parameters.length + wanted.parameters.length);
    return this.reads.read(actor.teamId, async (rows) => {
      const found = await rows<Keyed<ProjectRow>>(
        `SELECT ${COLUMNS}, ${keys.select} FROM project p JOIN ${levels.sql} l ON l.project_id = p.id JOIN member m ON m.id = p.created_by
         WHERE ${wanted.sql} AND ${keys.where} ${keys.tail}`,
        [actor.userId, ...levels.parameters, ...wanted.parameters, ...keys.parameters],
      );
      return pageFrom(found, page, view);
    });
  }

  readme(actor: Actor, projectId: Uuid): Promise<NoteReading | null> {
    const scope = visibleProjects(actor, 'READ', 2);
    return this.reads.read(
      actor.teamId,
      async (rows) =>
        (
          await rows<NoteReading>(
            `SELECT p.title, d.content, d.speakers, d.text, d.version, d.last_seq > d.derived_seq AS behind
         FROM project p JOIN document d ON d.id = p.id WHERE p.id = $1 AND p.id IN ${scope.sql}`,
            [projectId, ...scope.parameters],
          )
        )[0] ?? null,
    );
  }

  counts(actor: Actor, projectId: Uuid): Promise<ProjectCounts | null> {
    const scope = visibleProjects(actor, 'READ', 2);
    return this.reads.read(actor.teamId, async (rows) => {
      const [row] = await rows<ProjectCounts>(
        `SELECT (SELECT count(*)::int FROM note n WHERE n.project_id = p.id AND n.archived_at IS NULL) AS notes,
                (SELECT count(*)::int FROM highlight h WHERE h.project_id = p.id AND h.lost_at IS NULL) AS highlights,
                (SELECT count(*)::int FROM insight i WHERE i.project_id = p.id AND i.archived_at IS NULL) AS insights,
                (SELECT count(*)::int FROM tag t WHERE t.project_id = p.id) AS tags
         FROM project p WHERE p.id = $1 AND p.id IN ${scope.sql}`,
        [projectId, ...scope.parameters],
      );
      return row ?? null;
    });
  }
}

const view = ({ level, createdById, createdByName, createdAt, updatedAt, ...row }: ProjectRow): ProjectView => ({
  ...row,
  level: levelAt(level) as GrantedLevel,
  createdBy: { id: createdById, name: createdByName },
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});
