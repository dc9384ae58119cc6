import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type SentResponse, responseTo } from '@evident/domain/surveys';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import { refuseOverwriting } from '../kernel/refuse-overwriting.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type SurveyStores, changeUndoably, questionToChange } from './surveyed-note.ts';

/** Records the response to a question, or clears it; returns the undo id. `expected` is the version the actor has seen. */
export class Respond extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly questionId: Uuid,
    readonly sent: SentResponse,
    readonly expected: number | null = null,
  ) {
    super();
  }
}

export class RespondHandler implements Handler<Respond> {
  constructor(
    private readonly work: UnitOfWork<SurveyStores>,
    private readonly clock: Clock,
  ) {}

  execute({ actor, questionId, sent, expected }: Respond): Promise<Uuid> {
    return this.work.perform(actor.teamId, async (stores) => {
      const { question: before, note } = await questionToChange(stores, actor, questionId);
      refuseOverwriting(before, expected);
      const response = responseTo(before, sent);
      return changeUndoably(stores, this.clock, actor, note, {
        label: response === null ? 'Cleared a response' : 'Recorded a response',
        before,
        after: { ...before, response },
      });
    });
  }
}
