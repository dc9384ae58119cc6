import type { Clock } from '@evident/application/kernel/clock';
import { type AnswerOf, Command, type Message } from '@evident/application/kernel/message';
import { refuseUnmet } from '@evident/application/kernel/refuse-unmet';
import type { CommandBus, ICommand, IQuery, QueryBus } from '@nestjs/cqrs';
import { RefusedLog } from './refused-log.ts';

/** The only way to a handler. Refuses messages whose declared requirement is not met. */
export class Bus {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
    private readonly refused = new RefusedLog(),
  ) {}

  async ask<M extends Message<unknown>>(message: M): Promise<AnswerOf<M>> {
    try {
      refuseUnmet(message, this.clock.now());
      return await (message instanceof Command
        ? (this.commands.execute(message as unknown as ICommand) as Promise<AnswerOf<M>>)
        : (this.queries.execute(message as unknown as IQuery) as Promise<AnswerOf<M>>));
    } catch (error) {
      this.refused.note(message, error);
      throw error;
    }
  }
}
