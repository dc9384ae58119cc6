import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { TEMPLATES, type TemplateStores } from './templates.ts';
import { templateToChange } from './to-change.ts';

/** Deletes an extension; what it added to projects stays. Returns the undo id. */
export class DeleteExtension extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', role: 'author' });

  constructor(
    readonly actor: Actor,
    readonly extensionId: Uuid,
  ) {
    super();
  }
}

export class DeleteExtensionHandler implements Handler<DeleteExtension> {
  constructor(private readonly work: UnitOfWork<TemplateStores>) {}

  execute({ actor, extensionId }: DeleteExtension): Promise<Uuid> {
    return this.work.perform(actor.teamId, async (stores) =>
      TEMPLATES.remove(stores, actor, await templateToChange(stores, actor, extensionId, ['EXTENSION'])),
    );
  }
}
