import type { Session } from '../session.ts';
import { aiDocEntity } from './entities.ts';
import { PostgresAiDocStore } from './postgres-ai-doc-store.ts';

export const aiDocEntities = [aiDocEntity];

export const aiDocStores = {
  aiDocs: (session: Session) => new PostgresAiDocStore(session),
};
