import { type AnswerOf, Command, type Message } from '@evident/application/kernel/message';
import { refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { Injectable } from '@nestjs/common';
import { CommandBus, type ICommand, type IQuery, QueryBus } from '@nestjs/cqrs';

/** Dispatches messages to handlers. Checks that apply to every message belong here. */
@Injectable()
export class Bus {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  async ask<M extends Message<unknown>>(message: M): Promise<AnswerOf<M>> {
    if (!(message instanceof Command))
      return this.queries.execute(message as unknown as IQuery) as Promise<AnswerOf<M>>;
    refuseReadOnlyToken(message);
    return this.commands.execute(message as unknown as ICommand) as Promise<AnswerOf<M>>;
  }
}

function refuseReadOnlyToken(message: object): void {
  const { actor } = message as { actor?: Actor };
  if (actor && !actor.scopes.includes('write'))
    refuse('Forbidden', 'This token may only read', 'Use a token with the scope write.');
}
