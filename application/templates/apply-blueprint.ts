import {
  FIELD_SETS_MAX,
  FIELDS_MAX,
  PROJECT_FIELDED_TYPES,
  type Field,
  refuseMoreFields,
} from '@evident/domain/fields';
import { RANK_GAP, type Uuid, rankAfter, refuseOneMore } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { TAG_BOARDS_MAX, TAG_GROUPS_MAX, TAGS_MAX, refuseMore } from '@evident/domain/tags';
import { type Blueprint, NO_BLUEPRINT, fitted, templateLimit } from '@evident/domain/templates';
import { VIEW_LIMIT } from '@evident/domain/views';
import { fieldChanged, fieldsArranged } from '../fields/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import type { Outbox } from '../kernel/outbox.ts';
import { tagChanged, tagsArranged } from '../tags/index.ts';
import { viewChanged } from '../views/index.ts';
import { templateChanged } from './events.ts';
import { type StructureStores, fieldsOf } from './read-blueprint.ts';

export type ApplyingStores = StructureStores & { outbox: Outbox };

/** Returns the parts that a blueprint would add to a project, with new ids. Existing parts with the same name stay as they are. */
export async function whatToAdd(
  stores: StructureStores,
  { ids }: { ids: Ids },
  projectId: Uuid,
  blueprint: Blueprint,
): Promise<Blueprint> {
  const own = await fieldsOf(stores, projectId);
  const shared = await fieldsOf(stores, null);
  return fitted(
    blueprint,
    {
      fields: [...shared.fields, ...own.fields],
      fieldSets: own.fieldSets,
      boards: await stores.tags.boardsOf(projectId),
      templates: await stores.templates.at('INSIGHT', projectId),
    },
    () => ids.newId(),
  );
}

/** Adds the parts of a blueprint that a project does not have; returns them with their ids. The actor may write there. */
export async function applyBlueprint(
  stores: ApplyingStores,
  tools: { ids: Ids; clock: Clock },
  actor: Actor,
  projectId: Uuid,
  blueprint: Blueprint,
): Promise<Blueprint> {
  await stores.fields.oneAtATime(projectId);
  await stores.tags.lockBoards(projectId);
  await stores.templates.oneAtATime(projectId);
  const added = { ...NO_BLUEPRINT, ...(await whatToAdd(stores, tools, projectId, blueprint)) };
  const now = tools.clock.now();
  const made = { teamId: actor.teamId, projectId, version: 1 };
  const by = { createdBy: actor.userId, createdAt: now, updatedAt: now };
  await addFields(stores, actor, projectId, added, { ...made, ...by });
  await addTags(stores, actor, projectId, added, { ...made, ...by });
  const views = await stores.views.ofProject(projectId);
  if (added.views.length > 0) refuseOneMore(views.length + added.views.length - 1, VIEW_LIMIT);
  for (const [at, view] of added.views.entries()) {
    const rank = rankAfter(views.at(-1)?.rank) + at * RANK_GAP;
    const isDefault = view.isDefault && !views.some((other) => other.isDefault && other.objectType === view.objectType);
    const kept = { ...view, ...made, ...by, id: tools.ids.newId(), docId: null, isPrivate: false, isDefault, rank };
    await stores.views.save(kept);
    await stores.outbox.announce(viewChanged(actor, kept));
  }
  if (added.templates.length > 0) {
    const there = (await stores.templates.at('INSIGHT', projectId)).length;
    refuseOneMore(there + added.templates.length - 1, templateLimit('INSIGHT'));
    const templates = added.templates.map((template) => ({
      ...template,
      ...made,
      ...by,
      kind: 'INSIGHT' as const,
      blueprint: NO_BLUEPRINT,
    }));
    await stores.templates.save(...templates);
    await stores.outbox.announce(...templates.map((template) => templateChanged(actor, template)));
  }
  return added;
}

type Made = Pick<Field, 'teamId' | 'version' | 'createdBy' | 'createdAt' | 'updatedAt'> & { readonly projectId: Uuid };

async function addFields(
  { fields, outbox }: Pick<ApplyingStores, 'fields' | 'outbox'>,
  actor: Actor,
  projectId: Uuid,
  added: Blueprint,
  made: Made,
): Promise<void> {
  for (const objectType of PROJECT_FIELDED_TYPES) {
    const place = { projectId, objectType };
    const there = await fields.fieldsAt(place);
    const sets = await fields.setsAt(place);
    const newSets = added.fieldSets.filter((set) => set.objectType === objectType);
    const newFields = added.fields.filter((field) => field.objectType === objectType);
    if (newFields.length > 0) refuseMoreFields(there.length + newFields.length - 1, FIELDS_MAX, 'fields');
    if (newSets.length > 0) refuseMoreFields(sets.length + newSets.length - 1, FIELD_SETS_MAX, 'field sets');
    const setRank = rankAfter(sets.at(-1)?.rank);
    await fields.saveSets(
      ...newSets.map(({ id, label }, at) => ({
        id,
        teamId: made.teamId,
        ...place,
        label,
        rank: setRank + at * RANK_GAP,
        version: 1,
      })),
    );
    const rank = rankAfter(Math.max(0, ...there.map((field) => field.rank)));
    const rows = newFields.map((field, at) => ({ ...field, ...made, sourceColumns: [], rank: rank + at * RANK_GAP }));
    await fields.save(...rows);
    if (rows.length > 0) await outbox.announce(...rows.map((field) => fieldChanged(actor, field)));
  }
  if (added.fieldSets.length > 0) await outbox.announce(fieldsArranged(actor, projectId));
}

async function addTags(
  { tags, outbox }: Pick<ApplyingStores, 'tags' | 'outbox'>,
  actor: Actor,
  projectId: Uuid,
  added: Blueprint,
  made: Made,
): Promise<void> {
  if (added.boards.length === 0) return;
  const there = await tags.inProject(projectId);
  refuseMore(there.boards.length + added.boards.length - 1, TAG_BOARDS_MAX, 'tag boards');
  if (added.groups.length > 0)
    refuseMore(there.groups.length + added.groups.length - 1, TAG_GROUPS_MAX, 'groups of tags');
  if (added.tags.length > 0) refuseMore(there.tags.length + added.tags.length - 1, TAGS_MAX, 'tags');
  const { teamId } = made;
  const boardRank = rankAfter(there.boards.at(-1)?.rank);
  const ranked = (at: number): number => (at + 1) * RANK_GAP;
  await tags.saveBoard(
    ...added.boards.map((board, at) => ({ ...board, teamId, projectId, version: 1, rank: boardRank + at * RANK_GAP })),
  );
  await tags.saveGroup(...added.groups.map((group, at) => ({ ...group, teamId, version: 1, rank: ranked(at) })));
  const rows = added.tags.map((tag, at) => ({ ...tag, ...made, locked: false, rank: ranked(at), tookOverTagId: null }));
  await tags.save(...rows);
  await outbox.announce(tagsArranged(actor, projectId), ...rows.map((tag) => tagChanged(actor, tag)));
}
