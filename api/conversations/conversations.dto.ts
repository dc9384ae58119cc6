import { whatIsSent } from '@evident/domain/ai';
import {
  answerQuery,
  conversationUpdate,
  conversationView,
  foundAnswer,
  messageRating,
  messageView,
  newConversation,
  newMessage,
} from '@evident/domain/conversations';
import { dtoFrom, queryFrom } from '../kernel/dto.ts';
import { pageOf } from '../kernel/page.dto.ts';

export class ConversationDto extends dtoFrom(conversationView) {}
export class ConversationPageDto extends pageOf(conversationView) {}
export class NewConversationDto extends dtoFrom(newConversation) {}
export class ConversationUpdateDto extends dtoFrom(conversationUpdate) {}
export class NewMessageDto extends dtoFrom(newMessage) {}
export class MessagePageDto extends pageOf(messageView) {}
export class MessagesDto extends dtoFrom({
  type: 'object',
  properties: { messages: { type: 'array', items: messageView } },
  required: ['messages'],
} as const) {}
export class MessageRatingDto extends dtoFrom(messageRating) {}
export class WhatIsSentDto extends dtoFrom(whatIsSent) {}
export class AnswerQueryDto extends queryFrom(answerQuery) {}
export class FoundAnswerDto extends dtoFrom(foundAnswer) {}
