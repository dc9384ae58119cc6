import { type Uuid, rankAfter } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import {
  type NewTag,
  type NewTagGroup,
  type Tag,
  type TagBoard,
  type TagGroup,
  TAG_GROUPS_MAX,
  TAGS_MAX,
  colorFrom,
  nextHue,
  refuseMore,
} from '@evident/domain/tags';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import type { Outbox } from '../kernel/outbox.ts';
import { tagChanged, tagsArranged } from './events.ts';
import type { TagStore } from './tag-store.ts';

interface Stores {
  readonly tags: TagStore;
  readonly outbox: Outbox;
}

/** Adds an empty group at the end of a board. Call `lockBoards` first. */
export async function addGroup(
  { tags, outbox }: Stores,
  ids: Ids,
  actor: Actor,
  board: Pick<TagBoard, 'id' | 'projectId'>,
  wording: NewTagGroup,
): Promise<TagGroup> {
  const { groups } = await tags.inProject(board.projectId);
  refuseMore(groups.length, TAG_GROUPS_MAX, 'groups of tags');
  const chosen = colorFrom(wording);
  const group: TagGroup = {
    id: ids.newId(),
    teamId: actor.teamId,
    tagBoardId: board.id,
    title: wording.title,
    color: chosen.color ?? nextHue(groups.map(({ color }) => color)),
    hex: chosen.hex ?? null,
    version: 1,
    rank: rankAfter(groups.findLast((one) => one.tagBoardId === board.id)?.rank),
  };
  await tags.saveGroup(group);
  await outbox.announce(tagsArranged(actor, board.projectId));
  return group;
}

/** Adds a tag at the end of a group. Call `lockBoards` first. */
export async function addTag(
  { tags, outbox }: Stores,
  { ids, clock }: { readonly ids: Ids; readonly clock: Clock },
  actor: Actor,
  { projectId, tagGroupId }: { readonly projectId: Uuid | null; readonly tagGroupId: Uuid },
  wording: NewTag,
): Promise<Tag> {
  refuseMore(await tags.tagCount(projectId), TAGS_MAX, 'tags');
  const siblings = await tags.tagsOf(tagGroupId);
  const now = clock.now();
  const tag: Tag = {
    id: ids.newId(),
    teamId: actor.teamId,
    projectId,
    tagGroupId,
    title: wording.title,
    description: wording.description ?? null,
    role: wording.role ?? null,
    color: null,
    hex: null,
    ...colorFrom(wording),
    locked: false,
    version: 1,
    rank: rankAfter(siblings.at(-1)?.rank),
    tookOverTagId: null,
    createdBy: actor.userId,
    createdAt: now,
    updatedAt: now,
  };
  await tags.save(tag);
  await outbox.announce(tagChanged(actor, tag));
  return tag;
}
