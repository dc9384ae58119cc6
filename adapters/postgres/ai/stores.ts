import type { Session } from '../session.ts';
import { aiTextEntity } from './entities.ts';
import { PostgresAiTextStore } from './postgres-ai-text-store.ts';

export const aiEntities = [aiTextEntity];

export const aiStores = {
  aiTexts: (session: Session) => new PostgresAiTextStore(session),
};
