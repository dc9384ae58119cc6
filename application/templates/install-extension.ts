import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type Blueprint, addedWith } from '@evident/domain/templates';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { demand } from '../permissions/index.ts';
import { applyBlueprint } from './apply-blueprint.ts';
import { extensionsChanged } from './events.ts';
import { type ExtensionStores, keepForUndo } from './remove-parts.ts';
import { templateToUse } from './to-change.ts';

/** Adds the parts of an extension that a project does not have yet. Returns the undo id; null if there was nothing to add. */
export class InstallExtension extends Command<Uuid | null> {
  static readonly requires = memberWith({ scope: 'write', access: 'write', feature: 'extensions' });

  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid,
    readonly extensionId: Uuid,
  ) {
    super();
  }
}

export class InstallExtensionHandler implements Handler<InstallExtension> {
  constructor(
    private readonly work: UnitOfWork<ExtensionStores>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  execute({ actor, projectId, extensionId }: InstallExtension): Promise<Uuid | null> {
    const tools = { ids: this.ids, clock: this.clock };
    return this.work.perform(actor.teamId, async (stores) => {
      await demand(stores.projectAccess, actor, projectId, 'write');
      const { title, blueprint } = await templateToUse(stores, extensionId, 'EXTENSION', null);
      const added = await installParts(stores, tools, actor, { projectId, extensionId, title }, blueprint);
      if (!added) return null;
      return keepForUndo(stores, actor, `Installed “${title}”`, {
        did: 'installed',
        projectId,
        extensionId,
        title,
        blueprint,
        added,
      });
    });
  }
}

/** Adds the missing parts and records them; returns what was added, null if the extension is there and complete. */
export async function installParts(
  stores: ExtensionStores,
  tools: { ids: Ids; clock: Clock },
  actor: Actor,
  { projectId, extensionId, title }: { projectId: Uuid; extensionId: Uuid; title: string },
  blueprint: Blueprint,
) {
  const parts = await applyBlueprint(stores, tools, actor, projectId, { ...blueprint, sections: [], views: [] });
  const before = (await stores.extensions.of(projectId)).find((one) => one.extensionId === extensionId);
  const isComplete = parts.fields.length + parts.boards.length + parts.templates.length === 0;
  if (before && isComplete) return null;
  await stores.extensions.save({
    teamId: actor.teamId,
    projectId,
    extensionId,
    title,
    added: addedWith(before?.added ?? null, parts),
    installedBy: before?.installedBy ?? actor.userId,
    installedAt: before?.installedAt ?? tools.clock.now(),
  });
  await stores.outbox.announce(extensionsChanged(actor, projectId));
  return addedWith(null, parts);
}
