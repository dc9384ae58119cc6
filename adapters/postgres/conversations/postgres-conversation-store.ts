import type { ConversationStore } from '@evident/application/conversations/conversation-store';
import type { Conversation, ConversationMessage } from '@evident/domain/conversations';
import type { Actor } from '@evident/domain/permissions';
import type { Uuid } from '@evident/domain/kernel';
import { In, LessThan } from 'typeorm';
import { memberToday } from '../permissions/member-today.ts';
import { upsertMany } from '../many-rows.ts';
import type { Session } from '../session.ts';
import { conversationEntity, conversationMessageEntity } from './entities.ts';

export class PostgresConversationStore implements ConversationStore {
  constructor(private readonly session: Session) {}

  find(id: Uuid): Promise<Conversation | null> {
    return this.session.manager.findOne(conversationEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }
  async save(conversation: Conversation): Promise<void> {
    await upsertMany(this.session.manager, conversationEntity, [conversation]);
  }
  async add(...messages: readonly ConversationMessage[]): Promise<void> {
    await this.session.manager.insert(conversationMessageEntity, messages as never);
  }
  message(id: Uuid): Promise<ConversationMessage | null> {
    return this.session.manager.findOneBy(conversationMessageEntity, { id });
  }
  answerOf(aiTextId: Uuid): Promise<ConversationMessage | null> {
    return this.session.manager.findOneBy(conversationMessageEntity, { aiTextId });
  }
  async before(conversationId: Uuid, position: number, most: number): Promise<ConversationMessage[]> {
    const latest = await this.session.manager.find(conversationMessageEntity, {
      where: { conversationId, position: LessThan(position), role: In(['USER', 'ASSISTANT']) },
      order: { position: 'DESC' },
      take: most,
    });
    return latest.reverse();
  }
  askerOf({ memberId }: Conversation): Promise<Actor | null> {
    const { query, teamId } = this.session;
    return memberToday(query, { teamId, memberId, scopes: ['read', 'write'] });
  }
  async change(message: ConversationMessage): Promise<void> {
    await upsertMany(this.session.manager, conversationMessageEntity, [message]);
  }
}
