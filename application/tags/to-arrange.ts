import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type AppliedTag, refuseLocked, type Tag, type TagBoard, type TagGroup } from '@evident/domain/tags';
import { demand } from '../permissions/index.ts';
import type { TagChangeStores } from './apply-changes.ts';

type Arranging = Pick<TagChangeStores, 'tags' | 'projectAccess'>;

/** Checks that the actor can create boards in a project. Serializes arranging its tags. */
export async function projectToArrange(
  { tags, projectAccess }: Arranging,
  actor: Actor,
  projectId: Uuid,
): Promise<void> {
  await demand(projectAccess, actor, projectId, 'write');
  await tags.lockBoards(projectId);
}

/** Returns a board that the actor can change. Serializes arranging the tags of its project. */
export async function boardToArrange(
  { tags, projectAccess }: Arranging,
  actor: Actor,
  tagBoardId: Uuid,
  what = 'Tag board',
): Promise<TagBoard> {
  const seen = (await tags.findBoard(tagBoardId)) ?? refuse('NotFound', `${what} not found`);
  await demand(projectAccess, actor, seen.projectId, 'write', what);
  await tags.lockBoards(seen.projectId);
  return (await tags.findBoard(tagBoardId)) ?? refuse('NotFound', `${what} not found`);
}

export async function groupToArrange(
  stores: Arranging,
  actor: Actor,
  tagGroupId: Uuid,
): Promise<{ group: TagGroup; projectId: Uuid }> {
  const seen = (await stores.tags.findGroup(tagGroupId)) ?? refuse('NotFound', 'Tag group not found');
  const { projectId } = await boardToArrange(stores, actor, seen.tagBoardId, 'Tag group');
  return { group: (await stores.tags.findGroup(tagGroupId)) ?? refuse('NotFound', 'Tag group not found'), projectId };
}

/** @param unlocking whether a locked tag is allowed */
export async function tagToArrange(
  { tags, projectAccess }: Arranging,
  actor: Actor,
  tagId: Uuid,
  unlocking = false,
): Promise<Tag> {
  const projectId = (await tags.projectOf(tagId)) ?? refuse('NotFound', 'Tag not found');
  await demand(projectAccess, actor, projectId, 'write', 'Tag');
  await tags.lockBoards(projectId);
  const tag = (await tags.find(tagId)) ?? refuse('NotFound', 'Tag not found');
  if (!unlocking) refuseLocked(tag);
  return tag;
}

/** Everything deleted with these groups. Refuses locked tags. */
export async function heldBy(
  { tags, appliedTags }: TagChangeStores,
  groups: readonly TagGroup[],
): Promise<{ tags: Tag[]; applied: AppliedTag[] }> {
  const held: Tag[] = [];
  for (const { id } of groups) held.push(...(await tags.tagsOf(id)));
  const locked = held.find((tag) => tag.locked);
  if (locked)
    refuse('InvalidOperation', 'It contains a locked tag', `Unlock “${locked.title}” or move it elsewhere first.`);
  const tagIds = held.map(({ id }) => id);
  await tags.hold(tagIds);
  return { tags: held, applied: await appliedTags.of(tagIds) };
}
