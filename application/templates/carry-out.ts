import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type Template, type TemplateChange, refuseMoreTemplates } from '@evident/domain/templates';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { ProjectAccess } from '../permissions/index.ts';
import type { UndoStore } from '../undo/index.ts';
import { templateChanged, templateRemoved } from './events.ts';
import type { TemplateStore } from './template-store.ts';

/** Stores that changes of templates need. */
export interface TemplateStores {
  templates: TemplateStore;
  projectAccess: ProjectAccess;
  outbox: Outbox;
  undo: UndoStore;
}

export const TEMPLATE_CHANGES = 'templates:changed';

/** Stores a new template and announces it; returns its id. */
export async function addTemplate(
  { templates, outbox }: Pick<TemplateStores, 'templates' | 'outbox'>,
  { ids, clock }: { ids: Ids; clock: Clock },
  actor: Actor,
  parts: Pick<Template, 'kind' | 'projectId' | 'title' | 'description' | 'document' | 'blueprint'>,
): Promise<Uuid> {
  await templates.oneAtATime(parts.projectId);
  refuseMoreTemplates(parts.kind, (await templates.at(parts.kind, parts.projectId)).length);
  const now = clock.now();
  const template: Template = {
    ...parts,
    id: ids.newId(),
    teamId: actor.teamId,
    version: 1,
    createdBy: actor.userId,
    createdAt: now,
    updatedAt: now,
  };
  await templates.save(template);
  await outbox.announce(templateChanged(actor, template));
  return template.id;
}

/** Writes a change, announces it and keeps it for undo; returns the undo id. */
export async function carryOutUndoably(
  { templates, outbox, undo }: TemplateStores,
  { ids, clock }: { ids: Ids; clock: Clock },
  actor: Actor,
  label: string,
  { before, after }: TemplateChange,
): Promise<Uuid> {
  if (after) await templates.save(after);
  else await templates.remove(before.id);
  await outbox.announce(after ? templateChanged(actor, after) : templateRemoved(actor, before));
  const undoId = ids.newId();
  await undo.keep({
    id: undoId,
    memberId: actor.userId,
    projectId: before.projectId,
    label,
    kind: TEMPLATE_CHANGES,
    before: { before, after },
    createdAt: clock.now(),
    undoneAt: null,
  });
  return undoId;
}
