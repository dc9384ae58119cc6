import { PROJECT_FIELDED_TYPES } from '@evident/domain/fields';
import type { Uuid } from '@evident/domain/kernel';
import type { AddedParts, InstalledExtension, PartInUse } from '@evident/domain/templates';
import type { FieldValueStore } from '../fields/index.ts';
import type { AppliedTagStore } from '../tags/index.ts';
import type { StructureStores } from './read-blueprint.ts';

export type CountingStores = StructureStores & { appliedTags: AppliedTagStore; fieldValues: FieldValueStore };

/** The parts that an extension added to a project and that are still there, with what depends on them. */
export async function partsInUse(
  stores: CountingStores,
  projectId: Uuid,
  { added }: Pick<InstalledExtension, 'added'>,
): Promise<PartInUse[]> {
  return [
    ...(await fieldsInUse(stores, projectId, added)),
    ...(await boardsInUse(stores, projectId, added)),
    ...(await stores.templates.at('INSIGHT', projectId))
      .filter(({ id }) => added.templates.includes(id))
      .map(({ id, title }) => ({ id, kind: 'TEMPLATE' as const, title, dependents: 0, stays: false })),
  ];
}

async function fieldsInUse(stores: CountingStores, projectId: Uuid, added: AddedParts): Promise<PartInUse[]> {
  const parts: PartInUse[] = [];
  const views = JSON.stringify((await stores.views.ofProject(projectId)).map(({ viewData }) => viewData));
  for (const objectType of PROJECT_FIELDED_TYPES)
    for (const { id, label } of await stores.fields.fieldsAt({ projectId, objectType })) {
      if (!added.fields.includes(id)) continue;
      const dependents = await stores.fieldValues.count(id);
      parts.push({ id, kind: 'FIELD', title: label, dependents, stays: dependents > 0 || views.includes(id) });
    }
  return parts;
}

async function boardsInUse(stores: CountingStores, projectId: Uuid, added: AddedParts): Promise<PartInUse[]> {
  if (added.boards.length === 0) return [];
  const { boards, groups, tags } = await stores.tags.inProject(projectId);
  const parts: PartInUse[] = [];
  for (const { id, title } of boards.filter((board) => added.boards.includes(board.id))) {
    const groupIds = new Set(groups.filter(({ tagBoardId }) => tagBoardId === id).map((group) => group.id));
    const own = tags.filter(({ tagGroupId }) => groupIds.has(tagGroupId));
    const applied = await stores.appliedTags.of(own.map((tag) => tag.id));
    const dependents = new Set(applied.map(({ highlightId }) => highlightId)).size;
    parts.push({ id, kind: 'BOARD', title, dependents, stays: dependents > 0 || own.some(({ locked }) => locked) });
  }
  return parts;
}
