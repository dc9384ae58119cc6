import type { Uuid } from '@evident/domain/kernel';
import type { AddedParts } from '@evident/domain/templates';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { demand } from '../permissions/index.ts';
import type { Undoer } from '../undo/index.ts';
import { extensionsChanged } from './events.ts';
import { installParts } from './install-extension.ts';
import { EXTENSION_CHANGES, type ExtensionStores, type KeptExtension, removeParts } from './remove-parts.ts';

/** Undoes the installation or removal of an extension. Parts in use since then stay. */
export const undoExtensionChanges = <Stores extends ExtensionStores>(
  ids: Ids,
  clock: Clock,
): Undoer<Stores, KeptExtension> => ({
  kind: EXTENSION_CHANGES,
  async undo(stores: Stores, actor, { did, projectId, extensionId, title, blueprint, added }) {
    await demand(stores.projectAccess, actor, projectId, 'write');
    if (did === 'removed') {
      await installParts(stores, { ids, clock }, actor, { projectId, extensionId, title }, blueprint);
      const again = (await stores.extensions.of(projectId)).find((one) => one.extensionId === extensionId);
      // Parts that stayed when it was removed belong to it again.
      if (again) await stores.extensions.save({ ...again, added: union(added, again.added) });
      return;
    }
    await removeParts(stores, actor, projectId, added);
    const installed = (await stores.extensions.of(projectId)).find((one) => one.extensionId === extensionId);
    if (installed) {
      const left = without(installed.added, added);
      if (Object.values(left).every((ids) => ids.length === 0)) await stores.extensions.remove(projectId, extensionId);
      else await stores.extensions.save({ ...installed, added: left });
    }
    await stores.outbox.announce(extensionsChanged(actor, projectId));
  },
});

const without = (all: AddedParts, gone: AddedParts): AddedParts => {
  const left = (part: keyof AddedParts): Uuid[] => all[part].filter((id) => !gone[part].includes(id));
  return {
    fieldSets: left('fieldSets'),
    fields: left('fields'),
    boards: left('boards'),
    templates: left('templates'),
  };
};

const union = (one: AddedParts, other: AddedParts): AddedParts => ({
  fieldSets: [...one.fieldSets, ...other.fieldSets],
  fields: [...one.fields, ...other.fields],
  boards: [...one.boards, ...other.boards],
  templates: [...one.templates, ...other.templates],
});
