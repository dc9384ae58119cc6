import type { FolderStore } from '@evident/application/projects/folder-store';
import type { Ranked, Uuid } from '@evident/domain/kernel';
import type { Folder } from '@evident/domain/projects';
import { upsertMany } from '../many-rows.ts';
import type { Session } from '../session.ts';
import { folderEntity } from './entities.ts';
import { neighborsIn, writeRanks } from './neighbors.ts';

/** Folders in PostgreSQL. */
export class PostgresFolderStore implements FolderStore {
  constructor(private readonly session: Session) {}

  async lockTree(): Promise<void> {
    await this.session.query(`SELECT pg_advisory_xact_lock(hashtextextended('folders of ' || $1, 0))`, [
      this.session.teamId,
    ]);
  }
  find(id: Uuid): Promise<Folder | null> {
    return this.session.manager.findOne(folderEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }
  async save(...folders: Folder[]): Promise<void> {
    await upsertMany(
      this.session.manager,
      folderEntity,
      folders.map((folder) => ({ ...folder, path: [...folder.path] })),
    );
  }
  below(id: Uuid): Promise<Folder[]> {
    return this.session.manager
      .createQueryBuilder(folderEntity, 'f')
      .where('f.path @> ARRAY[:id]::uuid[] AND f.id <> :id', { id })
      .getMany();
  }
  neighbors(parentId: Uuid | null): Promise<Ranked[]> {
    return neighborsIn(this.session, 'folder', parentId);
  }
  rank(places: readonly Ranked[]): Promise<void> {
    return writeRanks(this.session, 'folder', places);
  }
}
