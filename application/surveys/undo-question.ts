import { sameQuestion } from '@evident/domain/surveys';
import { tooLate } from '@evident/domain/undo';
import type { Clock } from '../kernel/clock.ts';
import { keptAs, type Undoer } from '../undo/index.ts';
import {
  type KeptQuestion,
  QUESTION_CHANGED,
  type SurveyStores,
  noteToSurvey,
  writeQuestion,
} from './surveyed-note.ts';

/** Restores a question as it was, unless it was changed or deleted since. */
export const undoQuestion = <Stores extends SurveyStores>(clock: Clock): Undoer<Stores, KeptQuestion> => ({
  kind: QUESTION_CHANGED,
  async undo(stores: Stores, actor, { before, after }) {
    const now = await stores.questions.find((before ?? after)!.id);
    if ((now === null) !== (after === null) || (now && after && !sameQuestion(now, after)))
      tooLate('The question was changed again since then. Undo that first.');
    const note = await noteToSurvey(stores, actor, (before ?? after)!.noteId);
    await writeQuestion(
      stores,
      actor,
      note,
      { before: now, after: before && { ...before, version: now?.version ?? before.version } },
      clock.now(),
    );
    return { opposite: keptAs(QUESTION_CHANGED, { before: now, after: before }) };
  },
});
