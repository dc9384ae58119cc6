import { GuardedHttp } from '@evident/adapters/outbound/guarded-http';
import { jsonItems } from '@evident/adapters/ai/json-items';
import { wordNearness } from '@evident/adapters/embeddings/static/word-nearness';
import { PostgresAiTextReader } from '@evident/adapters/postgres/ai/postgres-ai-text-reader';
import type { PostgresReads } from '@evident/adapters/postgres/reads';
import type { EvidenceWriter } from '@evident/application/ai/evidence-writer';
import type { LanguageModels } from '@evident/application/ai/language-model';
import { WriteEvidence } from '@evident/application/ai/write-evidence';
import type { Stores } from '@evident/adapters/postgres/composition/stores';
import type { Clock } from '@evident/application/kernel/clock';
import type { UnitOfWork } from '@evident/application/kernel/unit-of-work';
import type { Settings } from '../kernel/settings.ts';
import type { AiTextReader } from '@evident/application/ai/ai-text-reader';
import { CancelAiText, CancelAiTextHandler } from '@evident/application/ai/cancel-ai-text';
import { GetAiText, GetAiTextHandler } from '@evident/application/ai/get-ai-text';
import { GetAiStatus, GetAiStatusHandler } from '@evident/application/ai/get-ai-status';
import type { AskModelPorts } from '@evident/application/ai/ask-model';
import { ChangeWorkspaceAi, ChangeWorkspaceAiHandler } from '@evident/application/ai/change-workspace-ai';
import { type AiLimits, GetWorkspaceAi, GetWorkspaceAiHandler } from '@evident/application/ai/get-workspace-ai';
import { TestAiConnection, TestAiConnectionHandler } from '@evident/application/ai/test-ai-connection';
import { Global, Module } from '@nestjs/common';
import { controllerFor } from '../kernel/declared/controller-for.ts';
import { handle } from '../kernel/handle.ts';
import { CLOCK, READS, SETTINGS, WORK } from '../kernel/kernel.module.ts';
import { port, provide } from '../kernel/port.ts';
import { EMBEDDERS } from '../services/services.module.ts';
import { WorkspaceAiController } from './workspace-ai.controller.ts';
import { AiTextsController } from './ai-texts.controller.ts';

import { AI_TEXTS_OPERATIONS } from './ai-texts.operations.ts';
import { AI_OPERATIONS } from './ai.operations.ts';
import { WORKSPACE_AI_OPERATIONS } from './workspace-ai.operations.ts';
/** Reads generated texts for their readers. */
export const AI_TEXTS = port<AiTextReader>('AiTextReader');

/** Writes generated texts. The only way to a language model. */
export const EVIDENCE_WRITER = port<EvidenceWriter>('EvidenceWriter');
export const MODELS = port<LanguageModels>('LanguageModels');
export const ASKING = port<AskModelPorts>('AskModelPorts');
const LIMITS = port<AiLimits>('AiLimits');

const PROVIDERS = { openai: 'OPENAI', anthropic: 'ANTHROPIC' } as const;

/** Empty without an endpoint; their adapter is then not loaded. */
async function openModels({ ai }: Settings): Promise<LanguageModels> {
  if (!ai || ai.models.length === 0) return [];
  const { HttpLanguageModel } = await import('@evident/adapters/ai/http-language-model');
  return ai.models.map(({ provider, ...model }) => {
    const outbound = new GuardedHttp({ internalUrls: [model.url] });
    return new HttpLanguageModel({
      ...model,
      provider: PROVIDERS[provider],
      stream: (address, request) => outbound.stream(address, request),
    });
  });
}

const asking = (work: UnitOfWork<Stores>, clock: Clock, { ai }: Settings): AskModelPorts => ({
  work,
  clock,
  monthlyTokens: ai?.monthlyTokens,
  readItems: jsonItems,
});

@Global()
@Module({
  controllers: [
    controllerFor('AI', AI_OPERATIONS),
    AiTextsController,
    controllerFor('AI', AI_TEXTS_OPERATIONS),
    WorkspaceAiController,
    controllerFor('AI', WORKSPACE_AI_OPERATIONS),
  ],
  providers: [
    provide(AI_TEXTS, (reads: PostgresReads) => new PostgresAiTextReader(reads), [READS]),
    provide(MODELS, openModels, [SETTINGS]),
    provide(ASKING, asking, [WORK, CLOCK, SETTINGS]),
    provide(LIMITS, ({ ai }: Settings) => ({ monthlyTokens: ai?.monthlyTokens ?? null }), [SETTINGS]),
    provide(
      EVIDENCE_WRITER,
      (work: UnitOfWork<Stores>, models: LanguageModels, ports: AskModelPorts) =>
        new WriteEvidence({ ...ports, work, models, nearness: wordNearness() }),
      [WORK, MODELS, ASKING],
    ),
    handle(GetWorkspaceAi, GetWorkspaceAiHandler, [WORK, MODELS, LIMITS, CLOCK]),
    handle(ChangeWorkspaceAi, ChangeWorkspaceAiHandler, [WORK, MODELS]),
    handle(TestAiConnection, TestAiConnectionHandler, [WORK, MODELS, ASKING]),
    handle(GetAiStatus, GetAiStatusHandler, [WORK, MODELS, EMBEDDERS]),
    handle(GetAiText, GetAiTextHandler, [AI_TEXTS]),
    handle(CancelAiText, CancelAiTextHandler, [WORK, CLOCK]),
  ],
  exports: [AI_TEXTS, EVIDENCE_WRITER, MODELS, ASKING].map(({ token }) => token),
})
export class AiModule {}
