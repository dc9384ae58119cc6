import type { Session } from '../session.ts';
import { questionEntity } from './entities.ts';
import { PostgresQuestionStore } from './postgres-question-store.ts';

export const surveyEntities = [questionEntity];

export const surveyStores = {
  questions: (session: Session) => new PostgresQuestionStore(session),
};
