import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type NewQuestion, QUESTIONS_MAX, questionWording } from '@evident/domain/surveys';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type SurveyStores, noteToSurvey, writeQuestion } from './surveyed-note.ts';

const RANK_GAP = 65_536;

/** Adds a survey question to the end of a note; returns its id. */
export class CreateQuestion extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly noteId: Uuid,
    readonly sent: NewQuestion,
  ) {
    super();
  }
}

export class CreateQuestionHandler implements Handler<CreateQuestion> {
  constructor(
    private readonly work: UnitOfWork<SurveyStores>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  execute({ actor, noteId, sent }: CreateQuestion): Promise<Uuid> {
    return this.work.perform(actor.teamId, async (stores) => {
      const note = await noteToSurvey(stores, actor, noteId);
      const others = await stores.questions.ofNote(noteId);
      if (others.length >= QUESTIONS_MAX)
        refuse('UnprocessableContent', `The note has ${QUESTIONS_MAX} questions already`, 'Delete one first.');
      const now = this.clock.now();
      const id = this.ids.newId();
      const question = {
        id,
        teamId: actor.teamId,
        noteId,
        ...questionWording(sent, () => this.ids.newId()),
        response: null,
        rank: (others.at(-1)?.rank ?? 0) + RANK_GAP,
        version: 1,
        createdBy: actor.userId,
        createdAt: now,
        updatedAt: now,
      };
      await writeQuestion(stores, actor, note, { before: null, after: question }, now);
      return id;
    });
  }
}
