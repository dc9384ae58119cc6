import type { TagHome, TagStore } from '@evident/application/tags/tag-store';
import type { Uuid } from '@evident/domain/kernel';
import type { Tag, TagBoard, TagGroup } from '@evident/domain/tags';
import { Any, IsNull } from 'typeorm';
import { upsertMany } from '../many-rows.ts';
import type { Session } from '../session.ts';
import { tagBoardEntity, tagEntity, tagGroupEntity } from './entities.ts';

const BY_RANK = { rank: 'ASC', id: 'ASC' } as const;
const orNull = (projectId: Uuid | null) => projectId ?? IsNull();

/** Tags in PostgreSQL. Row-level security hides the rows of other teams. */
export class PostgresTagStore implements TagStore {
  constructor(private readonly session: Session) {}

  find(id: Uuid): Promise<Tag | null> {
    return this.session.manager.findOne(tagEntity, { where: { id }, lock: { mode: 'for_key_share' } });
  }
  async projectOf(tagId: Uuid): Promise<Uuid | null> {
    return (await this.homeOf(tagId))?.projectId ?? null;
  }
  async homeOf(tagId: Uuid): Promise<TagHome | null> {
    const [home] = await this.session.query<TagHome>('SELECT project_id AS "projectId" FROM tag WHERE id = $1', [
      tagId,
    ]);
    return home ?? null;
  }
  findGroup(id: Uuid): Promise<TagGroup | null> {
    return this.session.manager.findOneBy(tagGroupEntity, { id });
  }
  findBoard(id: Uuid): Promise<TagBoard | null> {
    return this.session.manager.findOneBy(tagBoardEntity, { id });
  }
  async save(...tags: Tag[]): Promise<void> {
    await upsertMany(this.session.manager, tagEntity, tags);
  }
  async saveGroup(...groups: TagGroup[]): Promise<void> {
    await upsertMany(this.session.manager, tagGroupEntity, groups);
  }
  async saveBoard(...boards: TagBoard[]): Promise<void> {
    await upsertMany(this.session.manager, tagBoardEntity, boards);
  }
  async remove({ tagIds, tagGroupIds, tagBoardIds }: Parameters<TagStore['remove']>[0]): Promise<void> {
    for (const [entity, ids] of [
      [tagEntity, tagIds],
      [tagGroupEntity, tagGroupIds],
      [tagBoardEntity, tagBoardIds],
    ] as const) {
      if (ids.length > 0) await this.session.manager.delete(entity, { id: Any([...ids]) });
    }
  }
  tagsOf(tagGroupId: Uuid): Promise<Tag[]> {
    return this.session.manager.find(tagEntity, { where: { tagGroupId }, order: BY_RANK });
  }
  groupsOf(tagBoardId: Uuid): Promise<TagGroup[]> {
    return this.session.manager.find(tagGroupEntity, { where: { tagBoardId }, order: BY_RANK });
  }
  boardsOf(projectId: Uuid | null): Promise<TagBoard[]> {
    return this.session.manager.find(tagBoardEntity, { where: { projectId: orNull(projectId) }, order: BY_RANK });
  }
  async inProject(projectId: Uuid | null): Promise<{ boards: TagBoard[]; groups: TagGroup[]; tags: Tag[] }> {
    const boards = await this.boardsOf(projectId);
    const groups = await this.session.manager.find(tagGroupEntity, {
      where: { tagBoardId: Any(boards.map(({ id }) => id)) },
      order: BY_RANK,
    });
    return {
      boards,
      groups,
      tags: await this.session.manager.find(tagEntity, { where: { projectId: orNull(projectId) }, order: BY_RANK }),
    };
  }
  tagCount(projectId: Uuid | null): Promise<number> {
    return this.session.manager.countBy(tagEntity, { projectId: orNull(projectId) });
  }
  async lockBoards(projectId: Uuid | null): Promise<void> {
    await this.session.query(`SELECT pg_advisory_xact_lock(hashtextextended('tags of ' || $1, 0))`, [
      projectId ?? this.session.teamId,
    ]);
  }
  async hold(tagIds: readonly Uuid[]): Promise<void> {
    await this.session.query('SELECT id FROM tag WHERE id = ANY($1::uuid[]) ORDER BY id FOR UPDATE', [tagIds]);
  }
}
