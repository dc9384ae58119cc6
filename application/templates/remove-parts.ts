import { PROJECT_FIELDED_TYPES } from '@evident/domain/fields';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type AddedParts, type Blueprint, NO_BLUEPRINT } from '@evident/domain/templates';
import { fieldRemoved, fieldsArranged } from '../fields/index.ts';
import { tagRemoved, tagsArranged } from '../tags/index.ts';
import { undoKind } from '../undo/index.ts';
import type { ApplyingStores } from './apply-blueprint.ts';
import type { TemplateStores } from './templates.ts';
import { templateRemoved } from './events.ts';
import { type CountingStores, partsInUse } from './extension-parts.ts';
import type { ExtensionStore } from './extension-store.ts';

export type ExtensionStores = ApplyingStores & CountingStores & TemplateStores & { extensions: ExtensionStore };

/** Deletes the given parts of an extension from a project, except those that something depends on. */
export async function removeParts(
  stores: ExtensionStores,
  actor: Actor,
  projectId: Uuid,
  added: AddedParts,
): Promise<void> {
  await stores.fields.oneAtATime(projectId);
  await stores.tags.lockBoards(projectId);
  const { tags: all } = await stores.tags.inProject(projectId);
  await stores.tags.hold(all.map(({ id }) => id));
  const unused = (await partsInUse(stores, projectId, { added })).filter(({ stays }) => !stays);
  const idsOf = (kind: (typeof unused)[number]['kind']): Uuid[] =>
    unused.filter((part) => part.kind === kind).map(({ id }) => id);
  await removeFields(stores, actor, projectId, idsOf('FIELD'), added.fieldSets);
  await removeBoards(stores, actor, projectId, new Set(idsOf('BOARD')));
  const templateIds = idsOf('TEMPLATE');
  if (templateIds.length === 0) return;
  await stores.templates.remove(...templateIds);
  await stores.outbox.announce(...templateIds.map((id) => templateRemoved(actor, { id, projectId })));
}

/** Fields without values are deleted at once: the undo entry that hides them is undone already. */
async function removeFields(
  stores: ExtensionStores,
  actor: Actor,
  projectId: Uuid,
  fieldIds: readonly Uuid[],
  fieldSetIds: readonly Uuid[],
): Promise<void> {
  if (fieldIds.length > 0) {
    const undoId = await stores.undo.keep(actor, EXTENSION_CHANGES, {
      projectId,
      label: 'Removed fields of an extension',
      before: {
        did: 'removed',
        projectId,
        extensionId: '',
        title: '',
        blueprint: NO_BLUEPRINT,
        added: { fieldSets: [], fields: fieldIds, boards: [], templates: [] },
      },
      undone: true,
    });
    await stores.fields.hide(fieldIds, undoId);
    await stores.outbox.announce(...fieldIds.map((id) => fieldRemoved(actor, { id, projectId, objectType: 'NOTE' })));
  }
  const left = new Set<Uuid | null>();
  for (const objectType of PROJECT_FIELDED_TYPES)
    for (const { fieldSetId } of await stores.fields.fieldsAt({ projectId, objectType })) left.add(fieldSetId);
  const empty = fieldSetIds.filter((id) => !left.has(id));
  if (empty.length === 0) return;
  await stores.fields.removeSets(empty);
  await stores.outbox.announce(fieldsArranged(actor, projectId));
}

async function removeBoards(
  { tags, outbox }: ExtensionStores,
  actor: Actor,
  projectId: Uuid,
  boardIds: ReadonlySet<Uuid>,
): Promise<void> {
  if (boardIds.size === 0) return;
  const there = await tags.inProject(projectId);
  const groups = there.groups.filter(({ tagBoardId }) => boardIds.has(tagBoardId));
  const groupIds = new Set(groups.map(({ id }) => id));
  const gone = there.tags.filter(({ tagGroupId }) => groupIds.has(tagGroupId));
  await tags.remove({ tagIds: gone.map(({ id }) => id), tagGroupIds: [...groupIds], tagBoardIds: [...boardIds] });
  await outbox.announce(tagsArranged(actor, projectId), ...gone.map((tag) => tagRemoved(actor, tag)));
}

export const EXTENSION_CHANGES = undoKind<KeptExtension>('extensions:changed');

/** Data for undo: the parts to remove again, or the blueprint to install again. */
export interface KeptExtension {
  readonly did: 'installed' | 'removed';
  readonly projectId: Uuid;
  readonly extensionId: Uuid;
  readonly title: string;
  readonly blueprint: Blueprint;
  readonly added: AddedParts;
}

export async function keepForUndo(
  { undo }: Pick<ExtensionStores, 'undo'>,
  actor: Actor,
  label: string,
  kept: KeptExtension,
): Promise<Uuid> {
  return undo.keep(actor, EXTENSION_CHANGES, { projectId: kept.projectId, label, before: kept });
}
