import type { TrashFilter, TrashReader } from '@evident/application/trash/trash-reader';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import { type Actor, levelAt } from '@evident/domain/permissions';
import {
  DEPENDENTS_NAMED,
  type DependedType,
  type DependentsView,
  type Held,
  type TrashView,
  type TrashedType,
  canDeleteForever,
  canRestore,
  purgedAt,
} from '@evident/domain/trash';
import { type Keyed, type Order, keyset, pageFrom } from '../keyset.ts';
import { projectLevels, visibleProjects } from '../permissions/scope.ts';
import { folderLevels, visibleFolders } from '../projects/visible-folders.ts';
import type { PostgresReads } from '../reads.ts';
import { HELD_BY, PROJECTS_OF } from './held.ts';
import { showTrash } from './shown.ts';

interface Row {
  id: Uuid;
  objectType: TrashedType;
  objectId: Uuid;
  title: string;
  projectId: Uuid | null;
  projectTitle: string | null;
  held: Held;
  trashedBy: Uuid;
  trashedByName: string;
  trashedAt: Date;
  parentId: Uuid | null;
  level: number;
}

const LATEST_FIRST: Order = {
  columns: [
    { sql: 'e."trashedAt"', type: 'timestamptz' },
    { sql: 'e.id', type: 'uuid' },
  ],
  descending: true,
};
/** The access that restoring requires, as in `canRestore` of the domain. */
const NEEDED = `CASE WHEN e."objectType" IN ('PROJECT', 'PROJECT_CATEGORY') THEN 3 ELSE 2 END`;

const entries = (levels: string, folders: string): string => `
  SELECT t.id, t.object_type AS "objectType", t.object_id AS "objectId", t.title, t.project_id AS "projectId", p.title AS "projectTitle", t.held, t.trashed_by AS "trashedBy",
    CASE WHEN m.removed_at IS NULL THEN coalesce(m.name, 'Deleted user') ELSE 'Deleted user' END AS "trashedByName", t.trashed_at AS "trashedAt",
    CASE WHEN t.project_id IS NOT NULL THEN p.trash_id END AS "parentId", coalesce(l.level, fl.level, 0)::int AS level
  FROM trash_entry t LEFT JOIN project p ON p.id = t.project_id LEFT JOIN member m ON m.id = t.trashed_by
    LEFT JOIN ${levels} l ON l.project_id = coalesce(t.project_id, t.object_id)
    LEFT JOIN ${folders} fl ON fl.folder_id = t.object_id
  WHERE t.doomed_at IS NULL`;

/** The object if the actor sees it: the project it lies in, or the folder. */
const PROJECT_OF: Partial<Record<DependedType, string>> = {
  NOTE: 'SELECT project_id AS id FROM note WHERE id = $1',
  INSIGHT: 'SELECT project_id AS id FROM insight WHERE id = $1',
  HIGHLIGHT: 'SELECT project_id AS id FROM highlight WHERE id = $1',
  TAG_BOARD: 'SELECT project_id AS id FROM tag_board WHERE id = $1',
  PROJECT: 'SELECT id FROM project WHERE id = $1',
};

/** Highlights that carry a tag of the board. */
const TAGGED =
  'SELECT ht.highlight_id FROM highlight_tag ht JOIN tag t ON t.id = ht.tag_id JOIN tag_group g ON g.id = t.tag_group_id WHERE g.tag_board_id = $1';

/** Highlights that go with an object, or lose tags with a tag board, and can be evidence elsewhere. */
const HIGHLIGHTS_OF: Partial<Record<DependedType, string>> = {
  NOTE: 'h.note_id = $1',
  HIGHLIGHT: 'h.id = $1',
  TAG_BOARD: `h.id IN (${TAGGED})`,
  PROJECT: `h.project_id = ANY (${PROJECTS_OF.PROJECT}) AND i.project_id <> ALL (${PROJECTS_OF.PROJECT})`,
  PROJECT_CATEGORY: `h.project_id = ANY (${PROJECTS_OF.PROJECT_CATEGORY}) AND i.project_id <> ALL (${PROJECTS_OF.PROJECT_CATEGORY})`,
};

/** Readers see a published insight as it was published, members with write access the live one. */
const SHOWN_TITLE = (writers: string): string =>
  `CASE WHEN i.project_id IN ${writers} THEN i.title ELSE coalesce((SELECT s.title FROM insight_publication s WHERE s.id = i.publication_id), i.title) END`;

export class PostgresTrashReader implements TrashReader {
  constructor(private readonly reads: PostgresReads) {}

  page(actor: Actor, { type, search }: TrashFilter, page: PageRequest): Promise<Page<TrashView>> {
    const values: unknown[] = [actor.userId, actor.workspaceAdmin, type ?? null, search?.trim() || null];
    const levels = projectLevels(actor, values.length + 1);
    values.push(...levels.parameters);
    const folders = folderLevels(actor, values.length + 1);
    values.push(...folders.parameters);
    const keys = keyset(LATEST_FIRST, page, values.length + 1);
    return this.reads.read(actor.teamId, async (rows) => {
      await showTrash(rows);
      const found = await rows<Keyed<Row>>(
        `SELECT e.*, ${keys.select} FROM (${entries(levels.sql, folders.sql)}) e
         WHERE ($2 OR e.level >= ${NEEDED} OR (e."trashedBy" = $1 AND e.level >= 1)) AND ($3::text[] IS NULL OR e."objectType" = ANY ($3::text[]))
           AND ($4::text IS NULL OR (e.level >= 1 AND strpos(lower(e.title), lower($4)) > 0)) AND ${keys.where} ${keys.tail}`,
        [...values, ...keys.parameters],
      );
      return pageFrom(found, page, (row: Row) => view(actor, row));
    });
  }

  dependents(
    actor: Actor,
    { type, id }: { readonly type: DependedType; readonly id: Uuid },
  ): Promise<DependentsView | null> {
    const projects = visibleProjects(actor, 'READ', 2);
    const folders = visibleFolders(actor, 2);
    return this.reads.read(actor.teamId, async (rows) => {
      const where = PROJECT_OF[type];
      const seen = where
        ? await rows(`SELECT 1 FROM (${where}) o WHERE o.id IN ${projects.sql}`, [id, ...projects.parameters])
        : await rows(`SELECT 1 FROM folder f WHERE f.id = $1 AND f.id IN ${folders.sql}`, [id, ...folders.parameters]);
      if (seen.length === 0) return null;
      const [held = {}] = await rows<Held>(HELD_BY[type], [id]);
      const [tagged] =
        type === 'TAG_BOARD'
          ? await rows<{ n: number }>(`SELECT count(*)::int AS n FROM highlight h WHERE h.id IN (${TAGGED})`, [id])
          : [];
      const highlights = HIGHLIGHTS_OF[type];
      const writers = visibleProjects(actor, 'WRITE', 2 + projects.parameters.length);
      const using =
        highlights === undefined
          ? []
          : await rows<{ id: Uuid; title: string; seen: boolean }>(
              `SELECT i.id, ${SHOWN_TITLE(writers.sql)} AS title, i.project_id IN ${projects.sql} AND bool_or(e.published OR i.publication_id IS NULL OR i.project_id IN ${writers.sql}) AS seen
         FROM (SELECT insight_id, highlight_id, false AS published FROM insight_evidence UNION ALL SELECT u.insight_id, unnest(u.evidence), true FROM insight_publication u JOIN insight x ON x.publication_id = u.id) e
           JOIN insight i ON i.id = e.insight_id JOIN highlight h ON h.id = e.highlight_id
         WHERE ${highlights} GROUP BY i.id ORDER BY title, i.id`,
              [id, ...projects.parameters, ...writers.parameters],
            );
      return {
        insights: using
          .filter((insight) => insight.seen)
          .slice(0, DEPENDENTS_NAMED)
          .map(({ seen: _seen, ...insight }) => insight),
        insightCount: using.length,
        held,
        taggedHighlights: tagged?.n ?? 0,
      };
    });
  }
}

/** Admins without access learn that something was deleted, by whom and when, but no titles. */
function view(
  actor: Actor,
  { level, title, projectId, projectTitle, trashedBy, trashedByName, trashedAt, parentId, ...row }: Row,
): TrashView {
  const held = levelAt(level);
  const seen = held !== 'none';
  const project = seen && projectId !== null ? { id: projectId, title: projectTitle ?? '' } : null;
  return {
    ...row,
    title: seen ? title : null,
    project,
    trashedBy: { id: trashedBy, name: trashedByName },
    trashedAt: trashedAt.toISOString(),
    purgedAt: purgedAt(trashedAt).toISOString(),
    canRestore: canRestore(row.objectType, held, actor.workspaceAdmin),
    canDeleteForever: canDeleteForever(held, actor.workspaceAdmin),
    parent: parentId === null ? null : { id: parentId, title: seen ? (projectTitle ?? '') : '' },
  };
}
