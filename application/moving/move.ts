import { type Uuid, refuse } from '@evident/domain/kernel';
import { type MovedType, fittedTags, refuseObstacles } from '@evident/domain/moving';
import type { Actor } from '@evident/domain/permissions';
import { type AppliedTag, TAGS_MAX, TAG_BOARDS_MAX, TAG_GROUPS_MAX, refuseMore } from '@evident/domain/tags';
import { highlightsChanged } from '../highlights/index.ts';
import type { AuditLog } from '../kernel/audit-log.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { demand } from '../permissions/index.ts';
import type { SearchIndex } from '../search/index.ts';
import { type TagChangeStores, applyChanges } from '../tags/index.ts';
import type { Moved, MovingStore } from './moving-store.ts';

export type MovingStores = TagChangeStores & { moving: MovingStore; searchIndex: SearchIndex; audit: AuditLog };
export interface MovingPorts {
  readonly ids: Ids;
  readonly clock: Clock;
}

const NAMES: Record<MovedType, string> = { NOTE: 'Note', INSIGHT: 'Insight' };

/**
 * Locks the objects, which are all of one project. Requires WRITE in both projects.
 * @throws Refusal `NotFound`, `Forbidden`, or `InvalidOperation` if they are there already
 */
export async function toMove(stores: MovingStores, actor: Actor, moved: Moved, to: Uuid): Promise<Uuid> {
  await demand(stores.projectAccess, actor, to, 'write');
  const found = await stores.moving.lock(moved);
  const [first] = found;
  const name = NAMES[moved.type];
  if (!first || found.length < moved.ids.length) return refuse('NotFound', `${name} not found`);
  for (const projectId of new Set(found.map((one) => one.projectId)))
    await demand(stores.projectAccess, actor, projectId, 'write', name);
  if (found.some(({ projectId }) => projectId !== first.projectId))
    refuse('InvalidOperation', 'They are in several projects', 'Move those of one project at a time.');
  if (first.projectId === to) refuse('InvalidOperation', 'It is in this project already', 'Choose another project.');
  return first.projectId;
}

/** Finds tags of the other project for those on the highlights. */
export async function fitTags(
  { tags, moving }: MovingStores,
  { ids, clock }: MovingPorts,
  actor: Actor,
  { moved, from, to }: { moved: Moved; from: Uuid; to: Uuid },
) {
  const takenOff = await moving.projectTags(moved);
  const here = await tags.inProject(from);
  const there = await tags.inProject(to);
  const used = new Set(takenOff.map(({ tagId }) => tagId));
  const fitted = fittedTags(
    here.tags.filter(({ id }) => used.has(id)),
    here,
    there,
    { projectId: to, newId: () => ids.newId(), by: actor.userId, at: clock.now() },
  );
  const { added } = fitted;
  if (added.tags.length > 0) {
    refuseMore(there.boards.length + added.boards.length - 1, TAG_BOARDS_MAX, 'tag boards');
    refuseMore(there.groups.length + added.groups.length - 1, TAG_GROUPS_MAX, 'groups of tags');
    refuseMore(there.tags.length + added.tags.length - 1, TAGS_MAX, 'tags');
  }
  const put = takenOff.flatMap((applied): AppliedTag[] => {
    const tagId = fitted.tagOf.get(applied.tagId);
    return tagId === undefined ? [] : [{ ...applied, tagId }];
  });
  return { ...fitted, takenOff, put };
}

/** Moves locked objects; the tags on their highlights become tags of the other project. Returns what undo needs. */
export async function carryOut(
  stores: MovingStores,
  ports: MovingPorts,
  actor: Actor,
  move: { moved: Moved; from: Uuid; to: Uuid },
) {
  const { moved, to } = move;
  refuseObstacles(await stores.moving.obstacles(moved, to));
  await stores.tags.lockBoards(to);
  const { takenOff, put, added } = await fitTags(stores, ports, actor, move);
  await stores.appliedTags.takeOff(takenOff);
  await stores.moving.move(moved, to, ports.clock.now());
  await applyChanges(stores, actor, to, { ...added, applied: put.map((after) => ({ before: null, after })) });
  const highlightIds = await stores.moving.highlightsOf(moved);
  await stores.searchIndex.remove([
    ...moved.ids.map((id) => ({ type: moved.type, id })),
    ...highlightIds.map((id) => ({ type: 'HIGHLIGHT' as const, id })),
  ]);
  await announce(stores, actor, move, highlightIds);
  return { takenOff, put, added };
}

/** Both projects learn of the change, so that lists of both are read again. */
async function announce(
  { outbox, audit }: MovingStores,
  actor: Actor,
  { moved, from, to }: { moved: Moved; from: Uuid; to: Uuid },
  highlightIds: readonly Uuid[],
): Promise<void> {
  const { teamId, userId: by } = actor;
  for (const id of moved.ids) {
    for (const projectId of [from, to])
      await outbox.announce(
        moved.type === 'NOTE'
          ? { name: 'note:changed', teamId, payload: { noteId: id, projectId, by } }
          : { name: 'insight:changed', teamId, payload: { insightId: id, projectId, by } },
      );
    const objectType = moved.type === 'NOTE' ? 'note' : 'insight';
    await audit.record({ actorId: by, action: `${objectType}:moved`, objectType, objectId: id, detail: { from, to } });
  }
  if (highlightIds.length > 0)
    await outbox.announce(highlightsChanged(actor, from, highlightIds), highlightsChanged(actor, to, highlightIds));
}
