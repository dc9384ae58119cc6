import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type SurveyStores, changeUndoably, questionToChange } from './surveyed-note.ts';

/** Deletes a question with its response; returns the undo id. */
export class DeleteQuestion extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly questionId: Uuid,
  ) {
    super();
  }
}

export class DeleteQuestionHandler implements Handler<DeleteQuestion> {
  constructor(
    private readonly work: UnitOfWork<SurveyStores>,
    private readonly clock: Clock,
  ) {}

  execute({ actor, questionId }: DeleteQuestion): Promise<Uuid> {
    return this.work.perform(actor.teamId, async (stores) => {
      const { question, note } = await questionToChange(stores, actor, questionId);
      return changeUndoably(stores, this.clock, actor, note, {
        label: 'Deleted a question',
        before: question,
        after: null,
      });
    });
  }
}
