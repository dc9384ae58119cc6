import { type Template, type TemplateChange, refuseMoreTemplates, revertedTemplate } from '@evident/domain/templates';
import type { Clock } from '../kernel/clock.ts';
import type { Undoer } from '../undo/index.ts';
import { TEMPLATE_CHANGES, type TemplateStores } from './carry-out.ts';
import { templateChanged } from './events.ts';
import { placeToChange } from './to-change.ts';

/** Undoes the deletion or a change of a template, or refuses with the reason. */
export const undoTemplateChanges = <Stores extends TemplateStores>(clock: Clock): Undoer<Stores> => ({
  kind: TEMPLATE_CHANGES,
  async undo(stores: Stores, actor, kept) {
    const { before, after } = kept as unknown as TemplateChange;
    await placeToChange(stores, actor, before.projectId, 'Template');
    const now = await stores.templates.find(before.id);
    const change = { before: revived(before), after: after && revived(after) };
    const reverted = { ...revertedTemplate(change, now), updatedAt: clock.now() };
    if (!now) {
      await stores.templates.oneAtATime(before.projectId);
      refuseMoreTemplates(before.kind, (await stores.templates.at(before.kind, before.projectId)).length);
    }
    await stores.templates.save(reverted);
    await stores.outbox.announce(templateChanged(actor, reverted));
  },
});

/** Dates come back from JSON as text. */
const revived = (template: Template): Template => ({
  ...template,
  createdAt: new Date(template.createdAt),
  updatedAt: new Date(template.updatedAt),
});
