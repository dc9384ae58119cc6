import { type Uuid, oneLine } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { ExtensionUpdate } from '@evident/domain/templates';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type TemplateStores, changeTemplate } from './templates.ts';

/** Changes title or description of an extension; `expected` is the version the actor has seen. Returns the undo id. */
export class UpdateExtension extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', role: 'author' });

  constructor(
    readonly actor: Actor,
    readonly extensionId: Uuid,
    readonly update: ExtensionUpdate,
    readonly expected: number | null = null,
  ) {
    super();
  }
}

export class UpdateExtensionHandler implements Handler<UpdateExtension> {
  constructor(
    private readonly work: UnitOfWork<TemplateStores>,
    private readonly clock: Clock,
  ) {}

  execute({ actor, extensionId: id, update: { title, description }, expected }: UpdateExtension): Promise<Uuid> {
    const parts = {
      ...(title === undefined ? {} : { title: oneLine(title) }),
      ...(description === undefined ? {} : { description }),
    };
    return this.work.perform(actor.teamId, (stores) =>
      changeTemplate(stores, this.clock, actor, { id, kinds: ['EXTENSION'], expected }, parts),
    );
  }
}
