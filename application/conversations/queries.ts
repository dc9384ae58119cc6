import type { ConversationView, MessageView } from '@evident/domain/conversations';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { AiTextReader } from '../ai/index.ts';
import { answeredBy, found } from '../kernel/answered-by.ts';
import { memberWith, Query } from '../kernel/message.ts';
import type { ConversationReader } from './conversation-reader.ts';
import type { GlossaryNames } from '../glossary/index.ts';
import { viewsOf } from './message-views.ts';
import type { PassageReader } from './passage-reader.ts';

/** The member's conversations, the latest first. */
export class ListConversations extends Query<Page<ConversationView>> {
  static readonly requires = memberWith({ scope: 'read', access: 'visible' });

  constructor(
    readonly actor: Actor,
    readonly page: PageRequest,
  ) {
    super();
  }
}

export const ListConversationsHandler = answeredBy(({ actor, page }: ListConversations, reader: ConversationReader) =>
  reader.list(actor, page),
);

/** One of the member's conversations. */
export class GetConversation extends Query<ConversationView> {
  static readonly requires = memberWith({ scope: 'read', access: 'own' });

  constructor(
    readonly actor: Actor,
    readonly conversationId: Uuid,
  ) {
    super();
  }
}

export const GetConversationHandler = answeredBy(
  ({ actor, conversationId }: GetConversation, reader: ConversationReader) =>
    found(reader.conversation(actor, conversationId), 'Conversation not found'),
);

/** The messages of a conversation, oldest first, with the answers as the member may read them now. */
export class ListMessages extends Query<Page<MessageView>> {
  static readonly requires = memberWith({ scope: 'read', access: 'own' });

  constructor(
    readonly actor: Actor,
    readonly conversationId: Uuid,
    readonly page: PageRequest,
  ) {
    super();
  }
}

export const ListMessagesHandler = answeredBy(
  async (
    { actor, conversationId, page }: ListMessages,
    reader: ConversationReader,
    texts: AiTextReader,
    passages: PassageReader,
    glossary: GlossaryNames,
  ) => {
    await found(reader.conversation(actor, conversationId), 'Conversation not found');
    const { items, next } = await reader.messages(actor, conversationId, page);
    return { items: await viewsOf(actor, items, { texts, passages, glossary }), next };
  },
);
