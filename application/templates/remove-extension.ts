import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { NO_BLUEPRINT, type Blueprint } from '@evident/domain/templates';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { demand } from '../permissions/index.ts';
import { extensionsChanged } from './events.ts';
import { blueprintOf } from './read-blueprint.ts';
import { type ExtensionStores, keepForUndo, removeParts } from './remove-parts.ts';

/** Removes an extension from a project with its parts; those that something depends on stay. Returns the undo id. */
export class RemoveExtension extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid,
    readonly extensionId: Uuid,
  ) {
    super();
  }
}

export class RemoveExtensionHandler implements Handler<RemoveExtension> {
  constructor(private readonly work: UnitOfWork<ExtensionStores>) {}

  execute({ actor, projectId, extensionId }: RemoveExtension): Promise<Uuid> {
    return this.work.perform(actor.teamId, async (stores) => {
      await demand(stores.projectAccess, actor, projectId, 'write');
      const installed = (await stores.extensions.of(projectId)).find((one) => one.extensionId === extensionId);
      if (!installed) return refuse('NotFound', 'The extension is not installed in this project');
      const { title, added } = installed;
      const blueprint = restrictedTo(await blueprintOf(stores, projectId), added);
      await removeParts(stores, actor, projectId, added);
      await stores.extensions.remove(projectId, extensionId);
      await stores.outbox.announce(extensionsChanged(actor, projectId));
      return keepForUndo(stores, actor, `Removed “${title}”`, {
        did: 'removed',
        projectId,
        extensionId,
        title,
        blueprint,
        added,
      });
    });
  }
}

/** The parts of a project that an extension added, as they are now. */
function restrictedTo(
  { fieldSets, fields, boards, groups, tags, templates }: Blueprint,
  added: { fieldSets: readonly Uuid[]; fields: readonly Uuid[]; boards: readonly Uuid[]; templates: readonly Uuid[] },
): Blueprint {
  const ofGroups = groups.filter(({ tagBoardId }) => added.boards.includes(tagBoardId));
  const groupIds = new Set(ofGroups.map(({ id }) => id));
  return {
    ...NO_BLUEPRINT,
    fieldSets: fieldSets.filter(({ id }) => added.fieldSets.includes(id)),
    fields: fields.filter(({ id }) => added.fields.includes(id)),
    boards: boards.filter(({ id }) => added.boards.includes(id)),
    groups: ofGroups,
    tags: tags.filter(({ tagGroupId }) => groupIds.has(tagGroupId)),
    templates: templates.filter(({ id }) => added.templates.includes(id)),
  };
}
