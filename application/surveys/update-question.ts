import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type QuestionUpdate, questionWording, rewordedQuestion } from '@evident/domain/surveys';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import { refuseOverwriting } from '../kernel/refuse-overwriting.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type SurveyStores, changeUndoably, questionToChange } from './surveyed-note.ts';

/** Changes the words, type or options of a question; returns the undo id. `expected` is the version the actor has seen. */
export class UpdateQuestion extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly questionId: Uuid,
    readonly sent: QuestionUpdate,
    readonly expected: number | null = null,
  ) {
    super();
  }
}

export class UpdateQuestionHandler implements Handler<UpdateQuestion> {
  constructor(
    private readonly work: UnitOfWork<SurveyStores>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  execute({ actor, questionId, sent, expected }: UpdateQuestion): Promise<Uuid> {
    return this.work.perform(actor.teamId, async (stores) => {
      const { question: before, note } = await questionToChange(stores, actor, questionId);
      refuseOverwriting(before, expected);
      const type = sent.type ?? before.type;
      const options = sent.options ?? (type === 'FREE_TEXT' ? [] : before.options);
      const wording = questionWording(
        { type, text: sent.text ?? before.text, options },
        () => this.ids.newId(),
        before.options,
      );
      return changeUndoably(stores, this.clock, actor, note, {
        label: 'Changed a question',
        before,
        after: rewordedQuestion(before, wording),
      });
    });
  }
}
