import { type Uuid, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { TagTemplateStore } from './tag-template-store.ts';
import { refuseUnlessManaging, TEMPLATE_REFUSAL } from './template-rights.ts';

/** Deletes a template of the workspace. Boards made from it stay. */
export class DeleteTagTemplate extends Command {
  static readonly requires = memberWith({ scope: 'write', role: 'author', refusal: TEMPLATE_REFUSAL });

  constructor(
    readonly actor: Actor,
    readonly templateId: Uuid,
  ) {
    super();
  }
}

export class DeleteTagTemplateHandler implements Handler<DeleteTagTemplate> {
  constructor(private readonly work: UnitOfWork<{ tagTemplates: TagTemplateStore }>) {}

  execute({ actor, templateId }: DeleteTagTemplate): Promise<void> {
    return this.work.perform(actor.teamId, async ({ tagTemplates }) => {
      if (!(await tagTemplates.find(templateId))) notFound('Template');
      refuseUnlessManaging(actor);
      await tagTemplates.remove(templateId);
    });
  }
}
