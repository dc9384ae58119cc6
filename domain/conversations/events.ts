import { by, event, id } from '../event-kinds/index.ts';

const conversation = { type: 'CONVERSATION', id: 'conversationId' } as const;

export const CONVERSATION_EVENTS = {
  'conversation:changed': event(
    conversation,
    'a conversation is started, asked in, renamed, rated, deleted or restored',
    {
      conversationId: id,
      ownerId: id,
      by,
    },
  ),
} as const;
