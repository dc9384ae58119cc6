import { type Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { BUILT_IN, type ProjectExtension, partsOf } from '@evident/domain/templates';
import type { Ids } from '../kernel/ids.ts';
import { type Handler, memberWith, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { demand, type ProjectAccess } from '../permissions/index.ts';
import { whatToAdd } from './apply-blueprint.ts';
import { type CountingStores, partsInUse } from './extension-parts.ts';
import type { ExtensionStore } from './extension-store.ts';

/** All extensions for a project: what each would add, and what the installed ones added. */
export class ListProjectExtensions extends Query<{ items: ProjectExtension[] }> {
  static readonly requires = memberWith({ scope: 'read', access: 'read' });

  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid,
  ) {
    super();
  }
}

export class ListProjectExtensionsHandler implements Handler<ListProjectExtensions> {
  constructor(
    private readonly work: UnitOfWork<CountingStores & { extensions: ExtensionStore; projectAccess: ProjectAccess }>,
    private readonly ids: Ids,
  ) {}

  execute({ actor, projectId }: ListProjectExtensions): Promise<{ items: ProjectExtension[] }> {
    return this.work.perform(actor.teamId, async (stores) => {
      await demand(stores.projectAccess, actor, projectId, 'read');
      const installed = new Map((await stores.extensions.of(projectId)).map((one) => [one.extensionId, one]));
      const own = (await stores.templates.at('EXTENSION', null)).map((one) => ({ ...one, builtIn: false }));
      const offered = [
        ...own,
        ...BUILT_IN.filter(({ kind }) => kind === 'EXTENSION').map((one) => ({ ...one, builtIn: true })),
      ];
      const items: ProjectExtension[] = [];
      for (const { id, title, description, builtIn, blueprint } of offered) {
        const here = installed.get(id);
        items.push({
          id,
          title,
          description,
          builtIn,
          deleted: false,
          installedAt: here?.installedAt.toISOString() ?? null,
          adds: partsOf(await whatToAdd(stores, { ids: this.ids }, projectId, blueprint)),
          here: here ? await partsInUse(stores, projectId, here) : [],
        });
      }
      for (const gone of [...installed.values()].filter(
        ({ extensionId }) => !offered.some(({ id }) => id === extensionId),
      ))
        items.push({
          id: gone.extensionId,
          title: gone.title,
          description: '',
          builtIn: false,
          deleted: true,
          installedAt: gone.installedAt.toISOString(),
          adds: { fields: [], boards: [], tagCount: 0, views: [], templates: [] },
          here: await partsInUse(stores, projectId, gone),
        });
      return {
        items: items.sort((one, other) => Number(other.installedAt !== null) - Number(one.installedAt !== null)),
      };
    });
  }
}
