import type { Session } from '../session.ts';
import { conversationEntity, conversationMessageEntity } from './entities.ts';
import { PostgresConversationStore } from './postgres-conversation-store.ts';

export const conversationEntities = [conversationEntity, conversationMessageEntity];

export const conversationStores = {
  conversations: (session: Session) => new PostgresConversationStore(session),
};
