import type { Clock } from '@evident/application/kernel/clock';
import { type AnswerOf, Command, type Message } from '@evident/application/kernel/message';
import { refuseUnmet } from '@evident/application/kernel/refuse-unmet';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { CommandBus, ICommand, IQuery, QueryBus } from '@nestjs/cqrs';
import { RefusedLog } from './refused-log.ts';

/** The only way to a handler. Refuses messages whose declared requirement is not met. */
export class Bus {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
    /** Records what support staff read. */
    private readonly record: (actor: Actor & { readonly support: Uuid }, message: Message<unknown>) => Promise<void>,
    private readonly refused = new RefusedLog(),
  ) {}

  async ask<M extends Message<unknown>>(message: M): Promise<AnswerOf<M>> {
    try {
      refuseUnmet(message, this.clock.now());
      const { actor } = message as { actor?: Actor };
      if (isSupport(actor)) await this.record(actor, message);
      return await (message instanceof Command
        ? (this.commands.execute(message as unknown as ICommand) as Promise<AnswerOf<M>>)
        : (this.queries.execute(message as unknown as IQuery) as Promise<AnswerOf<M>>));
    } catch (error) {
      this.refused.note(message, error);
      throw error;
    }
  }
}

const isSupport = (actor?: Actor): actor is Actor & { readonly support: Uuid } => actor?.support !== undefined;
