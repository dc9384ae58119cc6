import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { TEMPLATE, type Template, type TemplateKind, templateLimit } from '@evident/domain/templates';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { refuseOverwriting } from '../kernel/refuse-overwriting.ts';
import { type Counting, type RoomStores, takeRoom } from '../plans/index.ts';
import type { ProjectAccess } from '../permissions/index.ts';
import { SavedThing, type ThingStores, newRow } from '../saved-things/index.ts';
import { templateChanged, templateRemoved } from './events.ts';
import type { TemplateStore } from './template-store.ts';
import { placeToChange, templateToChange } from './to-change.ts';

/** Stores that changes of templates need. */
export interface TemplateStores extends ThingStores {
  templates: TemplateStore;
  projectAccess: ProjectAccess;
}

/** Templates and extensions are changed by those who may save them in their place. */
export const TEMPLATES = new SavedThing<Template, Pick<TemplateStores, 'templates' | 'projectAccess'>>({
  ...TEMPLATE,
  kind: 'templates:changed',
  store: ({ templates }) => templates,
  access: (stores, actor, { projectId }) => placeToChange(stores, actor, projectId, 'Template'),
  max: ({ kind }) => templateLimit(kind),
  async count({ templates }, { kind, projectId }) {
    await templates.oneAtATime(projectId);
    return (await templates.at(kind, projectId)).length;
  },
  event: (actor, { before, after }) => (after ? templateChanged(actor, after) : templateRemoved(actor, before!)),
  projectOf: ({ projectId }) => projectId,
});

export const undoTemplateChanges = (clock: Clock) => TEMPLATES.undoer(clock);

/** Saves a new template; returns its id. */
export async function addTemplate(
  stores: Omit<TemplateStores, 'undo'> & RoomStores,
  tools: { ids: Ids; clock: Clock },
  requires: Counting<'templates' | 'extensions'>,
  actor: Actor,
  parts: Pick<Template, 'kind' | 'projectId' | 'title' | 'description' | 'document' | 'blueprint'>,
): Promise<Uuid> {
  const template = { ...newRow(tools, actor), ...parts, createdBy: actor.userId };
  // Those of a project are part of it, as its boards are.
  if (parts.projectId === null)
    await takeRoom(stores, requires, parts.kind === 'EXTENSION' ? 'extensions' : 'templates', tools.clock.now());
  return (await TEMPLATES.create(stores, actor, template)).id;
}

/** Changes parts of a template or extension, if the actor may; returns the undo id. */
export async function changeTemplate(
  stores: TemplateStores,
  clock: Clock,
  actor: Actor,
  { id, kinds, expected }: { id: Uuid; kinds: readonly TemplateKind[]; expected: number | null },
  parts: Partial<Pick<Template, 'title' | 'description' | 'document'>>,
): Promise<Uuid> {
  const before = await templateToChange(stores, actor, id, kinds);
  refuseOverwriting(before, expected);
  return TEMPLATES.replace(stores, actor, { before, after: { ...before, ...parts, updatedAt: clock.now() } });
}
