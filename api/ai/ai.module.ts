import { PostgresAiTextReader } from '@evident/adapters/postgres/ai/postgres-ai-text-reader';
import type { PostgresReads } from '@evident/adapters/postgres/reads';
import type { AiTextReader } from '@evident/application/ai/ai-text-reader';
import { CancelAiText, CancelAiTextHandler } from '@evident/application/ai/cancel-ai-text';
import { GetAiText, GetAiTextHandler } from '@evident/application/ai/get-ai-text';
import { Global, Module } from '@nestjs/common';
import { handle } from '../kernel/handle.ts';
import { CLOCK, READS, WORK } from '../kernel/kernel.module.ts';
import { port, provide } from '../kernel/port.ts';
import { AiTextsController } from './ai-texts.controller.ts';

/** Reads generated texts for their readers. */
export const AI_TEXTS = port<AiTextReader>('AiTextReader');

@Global()
@Module({
  controllers: [AiTextsController],
  providers: [
    provide(AI_TEXTS, (reads: PostgresReads) => new PostgresAiTextReader(reads), [READS]),
    handle(GetAiText, GetAiTextHandler, [AI_TEXTS]),
    handle(CancelAiText, CancelAiTextHandler, [WORK, CLOCK]),
  ],
  exports: [AI_TEXTS.token],
})
export class AiModule {}
