import type { FolderReader } from '@evident/application/projects/folder-reader';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import { type Actor, levelAt } from '@evident/domain/permissions';
import type { FolderFilter, FolderView } from '@evident/domain/projects';
import { type Keyed, keyset, type Order, pageFrom } from '../keyset.ts';
import { type Fragment, visibleProjects } from '../permissions/scope.ts';
import type { PostgresReads } from '../reads.ts';
import { folderLevels, visibleFolders } from './visible-folders.ts';

interface FolderRow extends Omit<FolderView, 'level' | 'updatedAt'> {
  level: number | null;
  updatedAt: Date;
}

const BY_RANK: Order = {
  columns: [
    { sql: 'f.rank', type: 'double precision' },
    { sql: 'f.id', type: 'uuid' },
  ],
};

export class PostgresFolderReader implements FolderReader {
  constructor(private readonly reads: PostgresReads) {}

  async folder(actor: Actor, folderId: Uuid): Promise<FolderView | null> {
    return (
      (await this.some(actor, { sql: 'f.id = $2', parameters: [folderId] }, { limit: 1, cursor: null })).items[0] ??
      null
    );
  }

  page(actor: Actor, { parentId, top }: FolderFilter, page: PageRequest): Promise<Page<FolderView>> {
    const inParent = parentId === undefined ? 'true' : 'f.parent_id = $2';
    const atTop = top === undefined ? 'true' : `f.parent_id IS ${top ? '' : 'NOT '}NULL`;
    return this.some(
      actor,
      { sql: `${inParent} AND ${atTop}`, parameters: parentId === undefined ? [] : [parentId] },
      page,
    );
  }

  private some(actor: Actor, { sql, parameters }: Fragment, page: PageRequest): Promise<Page<FolderView>> {
    const values: unknown[] = [actor.userId, ...parameters];
    const levels = folderLevels(actor, values.length + 1);
    values.push(...levels.parameters);
    const projects = visibleProjects(actor, 'READ', values.length + 1);
    values.push(...projects.parameters);
    const scope = visibleFolders(actor, values.length + 1);
    values.push(...scope.parameters);
    const keys = keyset(BY_RANK, page, values.length + 1);
    return this.reads.read(actor.teamId, async (rows) => {
      const found = await rows<Keyed<FolderRow>>(
        `SELECT f.id, f.parent_id AS "parentId", f.title, f.rank, l.level, f.updated_at AS "updatedAt", f.version, ${keys.select},
                NOT EXISTS (SELECT 1 FROM access_grant g WHERE g.folder_id = ANY(f.path) AND g.special IS NOT NULL) AS private,
                EXISTS (SELECT 1 FROM star s WHERE s.member_id = $1 AND s.object_type = 'PROJECT_CATEGORY' AND s.object_id = f.id) AS starred,
                (SELECT count(*)::int FROM project p WHERE p.folder_id = f.id AND p.status <> 'archived' AND p.id IN ${projects.sql}) AS "projectCount"
         FROM folder f LEFT JOIN ${levels.sql} l ON l.folder_id = f.id
         WHERE ${sql} AND f.id IN ${scope.sql} AND ${keys.where} ${keys.tail}`,
        [...values, ...keys.parameters],
      );
      return pageFrom(found, page, view);
    });
  }
}

const view = ({ level, updatedAt, ...row }: FolderRow): FolderView => ({
  ...row,
  level: levelAt(level ?? 0),
  updatedAt: updatedAt.toISOString(),
});
