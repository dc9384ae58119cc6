import type { FolderReader } from '@evident/application/projects/folder-reader';
import type { Clause } from '@evident/domain/filters';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import { type Actor, levelAt } from '@evident/domain/permissions';
import type { FolderView } from '@evident/domain/projects';
import type { InferResult } from 'kysely';
import { folderColumns } from '../filters/folder-columns.ts';
import { toSql } from '../filters/to-sql.ts';
import type { Order } from '../keyset.ts';
import { isPrivateFolder } from '../permissions/project-grants.ts';
import { levelsOnFolders } from '../scope.ts';
import { db, numberOf } from '../queries.ts';
import type { PostgresReads } from '../reads.ts';

const BY_RANK: Order = {
  columns: [
    { sql: 'f.rank', type: 'double precision' },
    { sql: 'f.id', type: 'uuid' },
  ],
};

/** Folders `f` with the actor's level `l` on each, if any. */
const foldersOf = (actor: Actor) =>
  db
    .selectFrom('folder as f')
    .leftJoin(levelsOnFolders(actor).as('l'), 'l.folder_id', 'f.id')
    .select([
      'f.id',
      'f.parent_id as parentId',
      'f.title',
      'f.rank',
      'l.level',
      'f.updated_at as updatedAt',
      'f.version',
    ])
    .select(isPrivateFolder().as('private'))
    .select((eb) => [
      eb
        .exists(
          eb
            .selectFrom('star as s')
            .where('s.object_type', '=', 'PROJECT_CATEGORY')
            .whereRef('s.object_id', '=', 'f.id'),
        )
        .$castTo<boolean>()
        .as('starred'),
      numberOf(
        eb.selectFrom('project as p').whereRef('p.folder_id', '=', 'f.id').where('p.status', '<>', 'archived'),
      ).as('projectCount'),
    ]);

export class PostgresFolderReader implements FolderReader {
  constructor(private readonly reads: PostgresReads) {}

  async folder(actor: Actor, folderId: Uuid): Promise<FolderView | null> {
    const row = await this.reads.first(actor, foldersOf(actor).where('f.id', '=', folderId));
    return row && view(row);
  }

  page(actor: Actor, clause: Clause, page: PageRequest): Promise<Page<FolderView>> {
    const query = foldersOf(actor).where(toSql(clause, folderColumns));
    return this.reads.page(actor, query, { order: BY_RANK, page, itemOf: view });
  }
}

const view = ({ level, updatedAt, ...row }: InferResult<ReturnType<typeof foldersOf>>[number]): FolderView => ({
  ...row,
  level: levelAt(level ?? 0),
  updatedAt: updatedAt.toISOString(),
});
