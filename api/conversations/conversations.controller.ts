import { DeleteConversation } from '@evident/application/conversations/delete-conversation';
import { GetConversation, ListConversations, ListMessages } from '@evident/application/conversations/queries';
import { PreviewAnswer } from '@evident/application/conversations/preview-answer';
import { RateAnswer } from '@evident/application/conversations/rate-answer';
import { SendMessage } from '@evident/application/conversations/send-message';
import { StartConversation } from '@evident/application/conversations/start-conversation';
import { UpdateConversation } from '@evident/application/conversations/update-conversation';
import type { Actor } from '@evident/domain/permissions';
import { Body, Controller, Delete, Get, Param, Patch, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import { PageQueryDto, pageRequest } from '../kernel/page.dto.ts';
import { UndoableDto } from '../kernel/undoable.dto.ts';
import { SeenVersion, ShowsVersion, TakesVersion } from '../kernel/version.ts';
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

@ApiTags('Ask')
@Controller('conversations')
export class ConversationsController {
  constructor(private readonly bus: Bus) {}

  @Get()
  @Operation({
    id: 'listConversations',
    asks: ListConversations,
    summary: 'List your conversations, the latest first',
    answers: ConversationPageDto,
  })
  list(@CurrentActor() actor: Actor, @Query() page: PageQueryDto): Promise<ConversationPageDto> {
    return this.bus.ask(new ListConversations(actor, pageRequest(page)));
  }

  @Post()
  @Operation({
    id: 'startConversation',
    asks: StartConversation,
    summary: 'Start a conversation',
    description: 'About everything that you can see, or about a folder, project or note. Only you can see it.',
    answers: ConversationDto,
    status: 201,
    refuses: ['NotFound'],
  })
  start(@CurrentActor() actor: Actor, @Body() conversation: NewConversationDto): Promise<ConversationDto> {
    return this.bus.ask(new StartConversation(actor, conversation));
  }

  @Get(':conversationId')
  @ShowsVersion()
  @Operation({
    id: 'getConversation',
    asks: GetConversation,
    summary: 'Read a conversation',
    answers: ConversationDto,
    refuses: ['NotFound'],
  })
  get(@CurrentActor() actor: Actor, @Param('conversationId', IdPipe) conversationId: string): Promise<ConversationDto> {
    return this.bus.ask(new GetConversation(actor, conversationId));
  }

  @Patch(':conversationId')
  @TakesVersion()
  @Operation({
    id: 'updateConversation',
    asks: UpdateConversation,
    summary: 'Rename a conversation',
    answers: UndoableDto,
    refuses: ['NotFound'],
  })
  async update(
    @CurrentActor() actor: Actor,
    @Param('conversationId', IdPipe) conversationId: string,
    @Body() { title }: ConversationUpdateDto,
    @SeenVersion() seen: number | null,
  ): Promise<UndoableDto> {
    return { undoId: await this.bus.ask(new UpdateConversation(actor, conversationId, title, seen)) };
  }

  @Delete(':conversationId')
  @Operation({
    id: 'deleteConversation',
    asks: DeleteConversation,
    summary: 'Delete a conversation with its answers',
    answers: UndoableDto,
    refuses: ['NotFound'],
  })
  async remove(
    @CurrentActor() actor: Actor,
    @Param('conversationId', IdPipe) conversationId: string,
  ): Promise<UndoableDto> {
    return { undoId: await this.bus.ask(new DeleteConversation(actor, conversationId)) };
  }

  @Get(':conversationId/messages')
  @Operation({
    id: 'listMessages',
    asks: ListMessages,
    summary: 'List the messages of a conversation, oldest first',
    description:
      'Answers show only sentences whose sources you can see now. THINKING says where an answer was looked for.',
    answers: MessagePageDto,
    refuses: ['NotFound'],
  })
  messages(
    @CurrentActor() actor: Actor,
    @Param('conversationId', IdPipe) conversationId: string,
    @Query() page: PageQueryDto,
  ): Promise<MessagePageDto> {
    return this.bus.ask(new ListMessages(actor, conversationId, pageRequest(page)));
  }

  @Post(':conversationId/messages')
  @Operation({
    id: 'sendMessage',
    asks: SendMessage,
    summary: 'Ask a question',
    description:
      'Returns the question, where it was looked for, and the answer. Without a language model the answer is complete. With one it is WAITING: stream `answer.text` with `watchAiText`.',
    answers: MessagesDto,
    status: 201,
    refuses: ['NotFound', 'InvalidOperation'],
  })
  async send(
    @CurrentActor() actor: Actor,
    @Param('conversationId', IdPipe) conversationId: string,
    @Body() { text }: NewMessageDto,
  ): Promise<MessagesDto> {
    return { messages: await this.bus.ask(new SendMessage(actor, conversationId, text)) };
  }

  @Get(':conversationId/messages/:messageId/sent')
  @Operation({
    id: 'previewAnswer',
    asks: PreviewAnswer,
    summary: 'Show what a language model would receive for an answer',
    description: 'From what you can see now. Nothing is sent to a language model.',
    answers: WhatIsSentDto,
    refuses: ['NotFound'],
  })
  preview(
    @CurrentActor() actor: Actor,
    @Param('conversationId', IdPipe) conversationId: string,
    @Param('messageId', IdPipe) messageId: string,
  ): Promise<WhatIsSentDto> {
    return this.bus.ask(new PreviewAnswer(actor, conversationId, messageId));
  }

  @Put(':conversationId/messages/:messageId/rating')
  @Operation({
    id: 'rateAnswer',
    asks: RateAnswer,
    summary: 'Rate an answer',
    description: 'Null takes the rating back.',
    refuses: ['NotFound'],
  })
  rate(
    @CurrentActor() actor: Actor,
    @Param('conversationId', IdPipe) conversationId: string,
    @Param('messageId', IdPipe) messageId: string,
    @Body() { rating }: MessageRatingDto,
  ): Promise<void> {
    return this.bus.ask(new RateAnswer(actor, conversationId, messageId, rating));
  }
}
