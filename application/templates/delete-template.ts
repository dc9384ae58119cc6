import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { STARTING_KINDS } from '@evident/domain/templates';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { TEMPLATES, type TemplateStores } from './templates.ts';
import { templateToChange } from './to-change.ts';

/** Deletes a template; insights and projects made from it stay. Returns the undo id. */
export class DeleteTemplate extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly templateId: Uuid,
  ) {
    super();
  }
}

export class DeleteTemplateHandler implements Handler<DeleteTemplate> {
  constructor(private readonly work: UnitOfWork<TemplateStores>) {}

  execute({ actor, templateId }: DeleteTemplate): Promise<Uuid> {
    return this.work.perform(actor.teamId, async (stores) =>
      TEMPLATES.remove(stores, actor, await templateToChange(stores, actor, templateId, STARTING_KINDS)),
    );
  }
}
