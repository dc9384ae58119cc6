import type { Session } from '../session.ts';
import { aiTextEntity } from './entities.ts';
import { PostgresAiSettingStore, PostgresAiUsageStore } from './postgres-ai-setting-store.ts';
import { PostgresAiTextStore } from './postgres-ai-text-store.ts';

export const aiEntities = [aiTextEntity];

export const aiStores = {
  aiTexts: (session: Session) => new PostgresAiTextStore(session),
  aiSettings: (session: Session) => new PostgresAiSettingStore(session),
  aiUsage: (session: Session) => new PostgresAiUsageStore(session),
};
