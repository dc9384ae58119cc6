import type { Uuid } from '@evident/domain/kernel';
import type { Clock } from '../kernel/clock.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { AiUsageStore } from './ai-setting-store.ts';
import { monthOf } from './month-of.ts';
import type { ModelOfWorkspace } from './model-of-workspace.ts';
import {
  AnswerCut,
  type LanguageModel,
  type ModelRequest,
  ModelUnavailable,
  type ModelUsage,
} from './language-model.ts';

/**
 * Reads the objects of the list under a key of the answered JSON object, as soon as each is complete.
 * @throws WrongJson if the pieces are not JSON; an answer that ends early is none
 */
export type ReadItems = (pieces: AsyncIterable<string>, key: string) => AsyncIterable<unknown>;

/** The answer is not the JSON that was asked for. */
export class WrongJson extends Error {
  override readonly name = 'WrongJson';
}

export interface AskModelPorts {
  readonly work: UnitOfWork<{ aiUsage: AiUsageStore }>;
  readonly readItems: ReadItems;
  readonly clock: Clock;
  /** Tokens of one workspace in a calendar month (UTC); absent: no limit. */
  readonly monthlyTokens?: number;
}

interface Reading {
  /** @returns false if the item has not the form that was asked for */
  readonly take: (item: unknown) => boolean;
  /** Whether an answer that is no JSON, or stops being it, was still of use. */
  readonly isEnough: () => boolean;
  /** The rest of the answer is not read. */
  readonly isFull?: () => boolean;
}

/** Tries of an answer that has to be JSON as a whole. */
const TRIES = 2;

/** Asks models on behalf of workspaces, within their budgets, and counts the tokens. */
export class AskModel {
  constructor(
    private readonly ports: AskModelPorts,
    /** Asked before each request and each further try. Absent if nothing of the workspace is sent. */
    private readonly models?: ModelOfWorkspace,
  ) {}

  /**
   * Reads the sentences of an answer while it is streamed.
   * @returns the fault of an answer that was of use although it was cut or had another form; null if it has none
   */
  async items(
    teamId: Uuid,
    model: LanguageModel,
    purpose: string,
    request: ModelRequest,
    signal: AbortSignal,
    { take, isEnough, isFull = () => false }: Reading,
  ): Promise<ModelUnavailable | null> {
    let items = 0;
    let formed = 0;
    try {
      await this.counted(teamId, model, purpose, async (onUsage, maySend) => {
        const pieces = model.generate(request, signal, onUsage, maySend);
        for await (const item of this.ports.readItems(pieces, 'sentences')) {
          items += 1;
          if (take(item)) formed += 1;
          if (isFull()) break;
        }
      });
    } catch (error) {
      if (error instanceof AnswerCut && isEnough()) return error;
      if (!(error instanceof WrongJson)) throw error;
      if (!isEnough()) throw notJson(model);
      return notJson(model);
    }
    if (items === 0 || formed > 0) return null;
    if (!isEnough()) throw notJson(model);
    return notJson(model);
  }

  /** Reads an answer as a whole. */
  async json<T>(
    teamId: Uuid,
    model: LanguageModel,
    purpose: string,
    request: ModelRequest,
    signal: AbortSignal,
  ): Promise<T> {
    for (let tried = 1; tried <= TRIES; tried += 1) {
      let answer = '';
      await this.counted(teamId, model, purpose, async (onUsage, maySend) => {
        for await (const piece of model.generate(request, signal, onUsage, maySend)) answer += piece;
      });
      try {
        return JSON.parse(objectIn(answer)) as T;
      } catch {
        // The same question may be answered better the second time.
      }
    }
    throw notJson(model);
  }

  /** Counts the tokens of a request, also of one that fails or is aborted. */
  private async counted(
    teamId: Uuid,
    model: LanguageModel,
    purpose: string,
    ask: (onUsage: (usage: ModelUsage) => void, maySend: () => Promise<void>) => Promise<void>,
  ): Promise<void> {
    const maySend = async (): Promise<void> => this.models?.refuseOther(teamId, model);
    await maySend();
    const month = monthOf(this.ports.clock.now());
    await this.refuseOverBudget(teamId, month);
    let used: ModelUsage = { inputTokens: 0, outputTokens: 0 };
    let requests = 0;
    try {
      await ask(({ inputTokens, outputTokens }) => {
        requests += 1;
        used = { inputTokens: used.inputTokens + inputTokens, outputTokens: used.outputTokens + outputTokens };
      }, maySend);
    } finally {
      if (requests > 0)
        await this.ports.work.prepare(teamId, ({ aiUsage }) =>
          aiUsage.add(month, { purpose, model: model.name, requests, ...used }),
        );
    }
  }

  private async refuseOverBudget(teamId: Uuid, month: string): Promise<void> {
    const { work, monthlyTokens } = this.ports;
    if (monthlyTokens === undefined) return;
    const usage = await work.prepare(teamId, ({ aiUsage }) => aiUsage.of(month));
    const used = usage.reduce((sum, { inputTokens, outputTokens }) => sum + inputTokens + outputTokens, 0);
    if (used >= monthlyTokens)
      throw new ModelUnavailable(
        `This workspace has used its ${monthlyTokens.toLocaleString('en')} tokens of this month. Try again next month.`,
        false,
      );
  }
}

/** The JSON object of an answer, without prose around it. */
function objectIn(answer: string): string {
  const begin = answer.search(/\{\s*["}]/u);
  return answer.slice(Math.max(0, begin), answer.lastIndexOf('}') + 1);
}

const notJson = ({ host }: LanguageModel): ModelUnavailable =>
  new ModelUnavailable(`${host} did not answer with the JSON it was asked for. Try again, or use another model.`, true);
