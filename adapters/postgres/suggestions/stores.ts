import type { Session } from '../session.ts';
import { suggestionEntity } from './entities.ts';
import { PostgresAutoFeaturesStore } from './postgres-auto-features-store.ts';
import { PostgresSuggestionStore } from './postgres-suggestion-store.ts';

export const suggestionEntities = [suggestionEntity];

export const suggestionStores = {
  suggestions: (session: Session) => new PostgresSuggestionStore(session),
  autoFeatures: (session: Session) => new PostgresAutoFeaturesStore(session),
};
