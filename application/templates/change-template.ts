import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Template, TemplateKind } from '@evident/domain/templates';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { refuseOverwriting } from '../kernel/refuse-overwriting.ts';
import { type TemplateStores, carryOutUndoably } from './carry-out.ts';
import { templateToChange } from './to-change.ts';

type Parts = Partial<Pick<Template, 'title' | 'description' | 'document'>>;

/** Changes parts of a template or extension, if the actor may; returns the undo id. */
export async function changeTemplate(
  stores: TemplateStores,
  tools: { ids: Ids; clock: Clock },
  actor: Actor,
  { id, kinds, expected }: { id: Uuid; kinds: readonly TemplateKind[]; expected: number | null },
  parts: Parts,
): Promise<Uuid> {
  const before = await templateToChange(stores, actor, id, kinds);
  refuseOverwriting(before, expected);
  const after = { ...before, ...parts, updatedAt: tools.clock.now() };
  const label = before.title === after.title ? `Changed “${before.title}”` : `Renamed “${before.title}”`;
  return carryOutUndoably(stores, tools, actor, label, { before, after });
}

/** Deletes a template or extension, if the actor may; returns the undo id. */
export async function deleteTemplate(
  stores: TemplateStores,
  tools: { ids: Ids; clock: Clock },
  actor: Actor,
  id: Uuid,
  kinds: readonly TemplateKind[],
): Promise<Uuid> {
  const before = await templateToChange(stores, actor, id, kinds);
  return carryOutUndoably(stores, tools, actor, `Deleted “${before.title}”`, { before, after: null });
}
