import type { Session } from '../session.ts';
import { PostgresClipSubjects } from './postgres-clip-subjects.ts';

export const clipStores = {
  clips: (session: Session) => new PostgresClipSubjects(session),
};
