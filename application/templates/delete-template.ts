import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { STARTING_KINDS } from '@evident/domain/templates';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { TemplateStores } from './carry-out.ts';
import { deleteTemplate } from './change-template.ts';

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
  constructor(
    private readonly work: UnitOfWork<TemplateStores>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  execute({ actor, templateId }: DeleteTemplate): Promise<Uuid> {
    const tools = { ids: this.ids, clock: this.clock };
    return this.work.perform(actor.teamId, (stores) =>
      deleteTemplate(stores, tools, actor, templateId, STARTING_KINDS),
    );
  }
}
