import { type Uuid, refuse, notFound } from '@evident/domain/kernel';
import { type Actor, managesWorkspaceContent } from '@evident/domain/permissions';
import { type AppliedTag, refuseLocked, type Tag, type TagBoard, type TagGroup } from '@evident/domain/tags';
import { demand, type ProjectAccess } from '../permissions/index.ts';
import type { TagChangeStores } from './apply-changes.ts';

type Arranging = Pick<TagChangeStores, 'tags' | 'projectAccess'>;

/**
 * Refuses unless the actor can arrange the tags of a project, or with null those of the workspace.
 * @throws Refusal `NotFound` or `Forbidden`
 */
export async function demandArranging(
  projectAccess: ProjectAccess,
  actor: Actor,
  projectId: Uuid | null,
  what?: string,
): Promise<void> {
  if (projectId !== null) await demand(projectAccess, actor, projectId, 'write', what);
  else if (!managesWorkspaceContent(actor))
    refuse('Forbidden', 'You can’t change the tags of the workspace', 'Ask a manager or an admin.');
}

/** Checks that the actor can create boards in a project, or in the workspace. Serializes arranging its tags. */
export async function placeToArrange(
  { tags, projectAccess }: Arranging,
  actor: Actor,
  projectId: Uuid | null,
): Promise<void> {
  await demandArranging(projectAccess, actor, projectId);
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
  await demandArranging(projectAccess, actor, seen.projectId, what);
  await tags.lockBoards(seen.projectId);
  return (await tags.findBoard(tagBoardId)) ?? refuse('NotFound', `${what} not found`);
}

export async function groupToArrange(
  stores: Arranging,
  actor: Actor,
  tagGroupId: Uuid,
): Promise<{ group: TagGroup; projectId: Uuid | null }> {
  const seen = (await stores.tags.findGroup(tagGroupId)) ?? notFound('Tag group');
  const { projectId } = await boardToArrange(stores, actor, seen.tagBoardId, 'Tag group');
  return { group: (await stores.tags.findGroup(tagGroupId)) ?? notFound('Tag group'), projectId };
}

/** @param unlocking whether a locked tag is allowed */
export async function tagToArrange(
  { tags, projectAccess }: Arranging,
  actor: Actor,
  tagId: Uuid,
  unlocking = false,
): Promise<Tag> {
  const { projectId } = (await tags.homeOf(tagId)) ?? notFound('Tag');
  await demandArranging(projectAccess, actor, projectId, 'Tag');
  await tags.lockBoards(projectId);
  const tag = (await tags.find(tagId)) ?? notFound('Tag');
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

/** Returns tags of one project, or of the workspace, that the actor can change. Refuses locked ones. */
export async function tagsToArrange(
  stores: Arranging,
  actor: Actor,
  tagIds: readonly Uuid[],
): Promise<{ tags: Tag[]; projectId: Uuid | null }> {
  const chosen = [...new Set(tagIds)];
  const first = await tagToArrange(stores, actor, chosen[0]!);
  const tags = [first];
  for (const tagId of chosen.slice(1)) {
    const tag = await stores.tags.find(tagId);
    if (tag === null || tag.projectId !== first.projectId)
      return refuse('NotFound', 'Tag not found', 'Choose tags of one project.');
    refuseLocked(tag);
    tags.push(tag);
  }
  return { tags, projectId: first.projectId };
}

/** Refuses unless the actor sees the tags of a project. Those of the workspace are seen by all members. */
export async function demandReadingTags(
  projectAccess: ProjectAccess,
  actor: Actor,
  projectId: Uuid | null,
  what: string,
): Promise<void> {
  if (projectId !== null) await demand(projectAccess, actor, projectId, 'read', what);
}
