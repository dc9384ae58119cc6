import { PostgresCountReader } from '@evident/adapters/postgres/conversations/postgres-count-reader';
import { PostgresConversationReader } from '@evident/adapters/postgres/conversations/postgres-conversation-reader';
import type { PostgresReads } from '@evident/adapters/postgres/reads';
import { PostgresNamesInSight } from '@evident/adapters/postgres/search/postgres-names-in-sight';
import type { AiTextReader } from '@evident/application/ai/ai-text-reader';
import type { EvidenceWriter } from '@evident/application/ai/evidence-writer';
import { AnswerQuestion, AnswerQuestionHandler } from '@evident/application/conversations/answer-question';
import type { AskingPorts } from '@evident/application/conversations/asking';
import type { ConversationReader } from '@evident/application/conversations/conversation-reader';
import { DeleteConversation, DeleteConversationHandler } from '@evident/application/conversations/delete-conversation';
import { countAsked } from '@evident/application/conversations/count-asked';
import type { ListFilters } from '@evident/application/filters/list-filters';
import type { FindPassages } from '@evident/application/conversations/find-passages';
import type { GlossaryNames } from '@evident/application/glossary/find-names';
import {
  GetConversation,
  GetConversationHandler,
  ListConversations,
  ListConversationsHandler,
  ListMessages,
  ListMessagesHandler,
} from '@evident/application/conversations/queries';
import { PreviewAnswer, PreviewAnswerHandler } from '@evident/application/conversations/preview-answer';
import { RateAnswer, RateAnswerHandler } from '@evident/application/conversations/rate-answer';
import { SendMessage, SendMessageHandler, type SendingPorts } from '@evident/application/conversations/send-message';
import { StartConversation, StartConversationHandler } from '@evident/application/conversations/start-conversation';
import { undoConversationChanges } from '@evident/application/conversations/undo-conversation-changes';
import { UpdateConversation, UpdateConversationHandler } from '@evident/application/conversations/update-conversation';
import {
  AnswerWriter,
  type AnsweringStores,
  type WritingAnswerPorts,
} from '@evident/application/conversations/write-answer';
import type { Jobs } from '@evident/application/jobs/jobs';
import type { Clock } from '@evident/application/kernel/clock';
import type { UnitOfWork } from '@evident/application/kernel/unit-of-work';
import type { FormsInSight } from '@evident/application/search/word-forms';
import type { PassageReader } from '@evident/application/conversations/passage-reader';
import type { Understanding } from '@evident/application/extraction/read-sentences';
import { Module } from '@nestjs/common';
import { controllerFor } from '../kernel/declared/controller-for.ts';
import { AI_TEXTS, EVIDENCE_WRITER } from '../ai/ai.module.ts';
import { handle } from '../kernel/handle.ts';
import { CLOCK, IDS, LIST_FILTERS, READS, WORK } from '../kernel/kernel.module.ts';
import { port, provide } from '../kernel/port.ts';
import { undoes } from '../kernel/undoes.ts';
import { FIND_PASSAGES, FORMS, GLOSSARY_NAMES, PASSAGES, SearchModule } from '../search/search.module.ts';
import { JOBS, UNDERSTANDING } from '../services/services.module.ts';
import { consumes } from '../kernel/consumes.ts';
import { WRITE_ANSWER } from '@evident/application/conversations/asking';

import { ANSWERS_OPERATIONS } from './answers.operations.ts';
import { CONVERSATIONS_OPERATIONS } from './conversations.operations.ts';
const READER = port<ConversationReader>('ConversationReader');
const ASKING = port<AskingPorts>('AskingPorts');
const SENDING = port<SendingPorts>('SendingPorts');
const WRITER = port<AnswerWriter>('AnswerWriter');
const WRITING = port<WritingAnswerPorts>('WritingAnswerPorts');

@Module({
  imports: [SearchModule],
  controllers: [controllerFor('Ask', CONVERSATIONS_OPERATIONS), controllerFor('Ask', ANSWERS_OPERATIONS)],
  providers: [
    provide(READER, (reads: PostgresReads) => new PostgresConversationReader(reads), [READS]),
    provide(
      ASKING,
      (
        find: FindPassages,
        understanding: Understanding,
        filters: ListFilters,
        reads: PostgresReads,
        forms: FormsInSight,
        clock: Clock,
      ) => ({
        find,
        understanding,
        count: countAsked({
          names: new PostgresNamesInSight(reads),
          forms,
          filters,
          reader: new PostgresCountReader(reads),
          clock,
        }),
      }),
      [FIND_PASSAGES, UNDERSTANDING, LIST_FILTERS, READS, FORMS, CLOCK],
    ),
    provide(
      SENDING,
      (
        asking: AskingPorts,
        writer: EvidenceWriter,
        jobs: Jobs,
        reader: ConversationReader,
        texts: AiTextReader,
        passages: PassageReader,
        glossary: GlossaryNames,
      ) => ({ ...asking, writer, jobs, reader, texts, passages, glossary }),
      [ASKING, EVIDENCE_WRITER, JOBS, READER, AI_TEXTS, PASSAGES, GLOSSARY_NAMES],
    ),
    provide(
      WRITING,
      (asking: AskingPorts, writer: EvidenceWriter, texts: AiTextReader, clock: Clock) => ({
        ...asking,
        writer,
        texts,
        clock,
      }),
      [ASKING, EVIDENCE_WRITER, AI_TEXTS, CLOCK],
    ),
    handle(ListConversations, ListConversationsHandler, [READER]),
    handle(GetConversation, GetConversationHandler, [READER]),
    handle(ListMessages, ListMessagesHandler, [READER, AI_TEXTS, PASSAGES, GLOSSARY_NAMES]),
    handle(StartConversation, StartConversationHandler, [WORK, PASSAGES, READER, IDS, CLOCK]),
    handle(UpdateConversation, UpdateConversationHandler, [WORK]),
    handle(DeleteConversation, DeleteConversationHandler, [WORK, CLOCK]),
    handle(SendMessage, SendMessageHandler, [WORK, SENDING, IDS, CLOCK]),
    handle(PreviewAnswer, PreviewAnswerHandler, [WORK, WRITING]),
    handle(RateAnswer, RateAnswerHandler, [WORK]),
    handle(AnswerQuestion, AnswerQuestionHandler, [SENDING]),
    provide(WRITER, (work: UnitOfWork<AnsweringStores>, ports: WritingAnswerPorts) => new AnswerWriter(work, ports), [
      WORK,
      WRITING,
    ]),
    consumes(WRITE_ANSWER, WRITER),
    undoes(undoConversationChanges, [CLOCK]),
  ],
})
export class ConversationsModule {}
