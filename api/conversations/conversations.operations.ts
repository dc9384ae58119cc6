import { DeleteConversation } from '@evident/application/conversations/delete-conversation';
import { GetConversation, ListConversations, ListMessages } from '@evident/application/conversations/queries';
import { PreviewAnswer } from '@evident/application/conversations/preview-answer';
import { RateAnswer } from '@evident/application/conversations/rate-answer';
import { SendMessage } from '@evident/application/conversations/send-message';
import { StartConversation } from '@evident/application/conversations/start-conversation';
import { UpdateConversation } from '@evident/application/conversations/update-conversation';
import { PageQueryDto, pageRequest } from '../kernel/page.dto.ts';
import { undoable, UndoableDto } from '../kernel/undoable.dto.ts';
import {
  ConversationDto,
  ConversationPageDto,
  ConversationUpdateDto,
  MessagePageDto,
  MessageRatingDto,
  MessagesDto,
  NewConversationDto,
  NewMessageDto,
  WhatIsSentDto,
} from './conversations.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';

export const CONVERSATIONS_OPERATIONS = {
  listConversations: operation({
    route: 'GET /conversations',
    asks: ListConversations,
    summary: 'List your conversations, the latest first',
    query: PageQueryDto,
    answers: ConversationPageDto,
    message: ({ actor, query: page }) => new ListConversations(actor, pageRequest(page)),
  }),
  startConversation: operation({
    route: 'POST /conversations',
    asks: StartConversation,
    summary: 'Start a conversation',
    description:
      'About everything that you can see, or about a folder, project, note, insight, person, or several notes. Only you can see it.',
    body: NewConversationDto,
    answers: ConversationDto,
    status: 201,
    refuses: ['NotFound'],
    message: ({ actor, body: conversation }) => new StartConversation(actor, conversation),
  }),
  getConversation: operation({
    route: 'GET /conversations/{conversationId}',
    asks: GetConversation,
    summary: 'Read a conversation',
    answers: ConversationDto,
    version: 'sent',
    refuses: ['NotFound'],
    message: ({ actor, conversationId }) => new GetConversation(actor, conversationId),
  }),
  updateConversation: operation({
    route: 'PATCH /conversations/{conversationId}',
    asks: UpdateConversation,
    summary: 'Rename a conversation',
    body: ConversationUpdateDto,
    answers: UndoableDto,
    version: 'compared',
    refuses: ['NotFound'],
    message: ({ actor, conversationId, body: { title }, seen }) =>
      new UpdateConversation(actor, conversationId, title, seen),
    answer: undoable,
  }),
  deleteConversation: operation({
    route: 'DELETE /conversations/{conversationId}',
    asks: DeleteConversation,
    summary: 'Delete a conversation with its answers',
    answers: UndoableDto,
    refuses: ['NotFound'],
    message: ({ actor, conversationId }) => new DeleteConversation(actor, conversationId),
    answer: undoable,
  }),
  listMessages: operation({
    route: 'GET /conversations/{conversationId}/messages',
    asks: ListMessages,
    summary: 'List the messages of a conversation, oldest first',
    description:
      'Answers show only sentences whose sources you can see now. THINKING says where an answer was looked for.',
    query: PageQueryDto,
    answers: MessagePageDto,
    refuses: ['NotFound'],
    message: ({ actor, conversationId, query: page }) => new ListMessages(actor, conversationId, pageRequest(page)),
  }),
  sendMessage: operation({
    route: 'POST /conversations/{conversationId}/messages',
    asks: SendMessage,
    summary: 'Ask a question',
    description:
      'Returns the question, where it was looked for, and the answer. Without a language model the answer is complete. With one it is WAITING: stream `answer.text` with `watchAiText`.',
    body: NewMessageDto,
    answers: MessagesDto,
    status: 201,
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, conversationId, body: { text } }) => new SendMessage(actor, conversationId, text),
    answer: (messages) => ({ messages }),
  }),
  previewAnswer: operation({
    route: 'GET /conversations/{conversationId}/messages/{messageId}/sent',
    asks: PreviewAnswer,
    summary: 'Show what a language model would receive for an answer',
    description: 'From what you can see now. Nothing is sent to a language model.',
    answers: WhatIsSentDto,
    refuses: ['NotFound'],
    message: ({ actor, conversationId, messageId }) => new PreviewAnswer(actor, conversationId, messageId),
  }),
  rateAnswer: operation({
    route: 'PUT /conversations/{conversationId}/messages/{messageId}/rating',
    asks: RateAnswer,
    summary: 'Rate an answer',
    description: 'Null takes the rating back.',
    body: MessageRatingDto,
    refuses: ['NotFound'],
    message: ({ actor, conversationId, messageId, body: { rating } }) =>
      new RateAnswer(actor, conversationId, messageId, rating),
  }),
};
