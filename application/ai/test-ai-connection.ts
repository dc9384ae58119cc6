import { type AiTest, chosenModel, isAllowed } from '@evident/domain/ai';
import type { Actor } from '@evident/domain/permissions';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { AiSettingStore } from './ai-setting-store.ts';
import { AskModel, type AskModelPorts } from './ask-model.ts';
import { type LanguageModels, type ModelRequest, ModelUnavailable } from './language-model.ts';

/** Asks a model a fixed question. Nothing of the workspace is sent. */
export class TestAiConnection extends Command<AiTest> {
  static readonly requires = memberWith({ scope: 'write', role: 'admin' });

  constructor(
    readonly actor: Actor,
    /** Null for the model that writes for the workspace. */
    readonly modelId: string | null,
  ) {
    super();
  }
}

const QUESTION: ModelRequest = {
  system: 'This tests a connection. Answer with this JSON only: {"ok": true}',
  messages: [{ role: 'user', text: '{}' }],
  schema: {
    type: 'object',
    properties: { ok: { type: 'boolean' } },
    required: ['ok'],
    additionalProperties: false,
  },
  maxTokens: 200,
};
const TIME_MS = 45_000;

export class TestAiConnectionHandler implements Handler<TestAiConnection> {
  private readonly asking: AskModel;

  constructor(
    private readonly work: UnitOfWork<{ aiSettings: AiSettingStore }>,
    private readonly models: LanguageModels,
    ports: AskModelPorts,
  ) {
    this.asking = new AskModel(ports);
  }

  async execute({ actor, modelId }: TestAiConnection): Promise<AiTest> {
    const { teamId } = actor;
    const settings = await this.work.prepare(teamId, ({ aiSettings }) => aiSettings.read());
    if (!settings.enabled) return unsent('AI is switched off in this workspace. Switch it on first.');
    const model = modelId === null ? chosenModel(this.models, settings) : this.models.find(({ id }) => id === modelId);
    if (!model) return unsent('No language model is set up. Ask the administrator of your server to connect one.');
    if (!isAllowed(model, settings)) return unsent('The region of this model is not allowed in this workspace.');
    const began = performance.now();
    const taken = (): number => Math.round(performance.now() - began);
    try {
      const answer = await this.asking.json<{ ok?: unknown }>(
        teamId,
        model,
        'test',
        QUESTION,
        AbortSignal.timeout(TIME_MS),
      );
      return answer.ok === true
        ? { result: 'Success', message: `${model.name} at ${model.host} answers.`, milliseconds: taken() }
        : { result: 'Failure', message: `${model.host} did not answer the question.`, milliseconds: taken() };
    } catch (error) {
      if (error instanceof ModelUnavailable)
        return { result: 'Failure', message: error.message, milliseconds: taken() };
      if ((error as Error).name === 'TimeoutError')
        return { result: 'Failure', message: `${model.host} did not answer in 45 seconds.`, milliseconds: taken() };
      throw error;
    }
  }
}

const unsent = (message: string): AiTest => ({ result: 'Failure', message, milliseconds: null });
