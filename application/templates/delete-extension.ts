import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { TemplateStores } from './carry-out.ts';
import { deleteTemplate } from './change-template.ts';

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
  constructor(
    private readonly work: UnitOfWork<TemplateStores>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  execute({ actor, extensionId }: DeleteExtension): Promise<Uuid> {
    const tools = { ids: this.ids, clock: this.clock };
    return this.work.perform(actor.teamId, (stores) =>
      deleteTemplate(stores, tools, actor, extensionId, ['EXTENSION']),
    );
  }
}
