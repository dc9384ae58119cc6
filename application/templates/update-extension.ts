import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type ExtensionUpdate, templateTitle } from '@evident/domain/templates';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { TemplateStores } from './carry-out.ts';
import { changeTemplate } from './change-template.ts';

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
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  execute({ actor, extensionId: id, update: { title, description }, expected }: UpdateExtension): Promise<Uuid> {
    const parts = {
      ...(title === undefined ? {} : { title: templateTitle(title) }),
      ...(description === undefined ? {} : { description }),
    };
    const tools = { ids: this.ids, clock: this.clock };
    return this.work.perform(actor.teamId, (stores) =>
      changeTemplate(stores, tools, actor, { id, kinds: ['EXTENSION'], expected }, parts),
    );
  }
}
