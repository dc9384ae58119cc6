import type { Conversation, ConversationMessage } from '@evident/domain/conversations';
import { EntitySchema } from 'typeorm';
import { id, maybeMoment, maybeText, maybeUuid, moment, team, text, uuid } from '../columns.ts';

export const conversationEntity = new EntitySchema<Conversation>({
  name: 'conversation',
  columns: {
    id,
    teamId: team,
    memberId: uuid('member_id'),
    title: text,
    scopeType: { type: 'text', name: 'scope_type' },
    scopeId: maybeUuid('scope_id'),
    scopeIds: { type: 'uuid', array: true, nullable: true, name: 'scope_ids' },
    messages: { type: 'integer' },
    createdAt: moment('created_at'),
    updatedAt: moment('updated_at'),
    deletedAt: maybeMoment('deleted_at'),
    version: { type: 'integer' },
  },
});

export const conversationMessageEntity = new EntitySchema<ConversationMessage>({
  name: 'conversation_message',
  columns: {
    id,
    teamId: team,
    conversationId: uuid('conversation_id'),
    position: { type: 'integer' },
    role: text,
    text,
    aiTextId: maybeUuid('ai_text_id'),
    searched: { type: 'jsonb', nullable: true },
    missing: { type: 'jsonb', nullable: true },
    counted: { type: 'jsonb', nullable: true },
    rating: maybeText('rating'),
    createdAt: moment('created_at'),
  },
});
