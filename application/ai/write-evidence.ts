import { type AiMethod, type WhatIsSent } from '@evident/domain/ai';
import {
  type DraftSentence,
  type EvidenceContent,
  type Nearness,
  type Source,
  Verifier,
  type Verified,
  withVerdicts,
} from '@evident/domain/evidence';
import type { Uuid } from '@evident/domain/kernel';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { AiSettingStore } from './ai-setting-store.ts';
import { AskModel, type AskModelPorts } from './ask-model.ts';
import { draftSentence } from './draft-sentence.ts';
import type { EvidenceWriter, WritingTask, Written } from './evidence-writer.ts';
import { judgingRequest, verdictsIn } from './judging.ts';
import { AnswerCut, type LanguageModel, ModelUnavailable } from './language-model.ts';
import { ModelOfWorkspace, refuseOff } from './model-of-workspace.ts';
import { answerTokens, choosingRequest, writingRequest } from './model-request.ts';
import { type ShownSource, inParts, quotedLines } from './shown-lines.ts';

export interface WritingPorts extends AskModelPorts {
  readonly work: UnitOfWork<{ aiSettings: AiSettingStore }> & AskModelPorts['work'];
  /** First the default one; empty: everything is extracted. */
  readonly models: readonly LanguageModel[];
  /** Nearness of English words, for synonyms in paraphrases; absent: none are known. */
  readonly nearness?: Nearness;
}

/** Characters of JSON that surely fit one token, and tokens of the rules around them. */
const CHARACTERS_PER_TOKEN = 3;
const RULES_TOKENS = 1_200;
/** Sentences of one part of long sources at least. */
const PART_SENTENCES = 4;

/** Follows the reason why a model did not write a text. */
const EXTRACTED_INSTEAD = 'These sentences were extracted instead.';

type Options = Parameters<EvidenceWriter['write']>[3];

/** Writes texts by a model or by extraction, and lets only verified sentences through. */
export class WriteEvidence implements EvidenceWriter {
  private readonly asking: AskModel;
  private readonly models: ModelOfWorkspace;

  constructor(private readonly ports: WritingPorts) {
    this.models = new ModelOfWorkspace(ports.work, ports.models);
    this.asking = new AskModel(ports, this.models);
  }

  async method(teamId: Uuid): Promise<AiMethod> {
    const model = await this.model(teamId);
    return model === 'OFF' ? 'OFF' : model === null ? 'EXTRACTED' : 'MODEL';
  }

  async write(teamId: Uuid, task: WritingTask, sources: readonly Source[], options: Options): Promise<Written> {
    const model = await this.model(teamId);
    if (model === 'OFF') return refuseOff();
    if (model === null) return this.extracted(task, sources, options);
    try {
      return await this.modeled(teamId, model, task, sources, options);
    } catch (error) {
      options.signal.throwIfAborted();
      if (!(error instanceof ModelUnavailable) || task.failsWithModel) throw error;
      const instead = await this.extracted(task, sources, options);
      // Too little to extract is no excuse for the model.
      if (!instead.isEnough) throw error;
      return { ...instead, reason: `${error.message} ${EXTRACTED_INSTEAD}` };
    }
  }

  private async extracted(task: WritingTask, sources: readonly Source[], options: Options): Promise<Written> {
    const { verifier, add } = this.verifying(task, sources, options, true);
    (await task.extract(sources)).forEach(add);
    return { method: 'EXTRACTED', model: null, ...ended(task, verifier.verified()) };
  }

  private async modeled(
    teamId: Uuid,
    model: LanguageModel,
    task: WritingTask,
    sources: readonly Source[],
    options: Options,
  ): Promise<Written> {
    const { verifier, add } = this.verifying(task, sources, options, false);
    const fault = await this.byModel(teamId, model, { task, sources, verifier, add }, options.signal);
    const written = ended(task, await this.judged(teamId, model, task, verifier, options.signal));
    return {
      method: 'MODEL',
      model: model.name,
      ...written,
      reason: fault instanceof AnswerCut ? fault.message : null,
    };
  }

  private verifying(
    task: WritingTask,
    sources: readonly Source[],
    { onContent }: Options,
    isExtracted: boolean,
  ): Pick<Writing, 'verifier' | 'add'> {
    const { nearness } = this.ports;
    const verifier = new Verifier(sources, task.sections, task.language, { nearness, isExtracted });
    const add = (sentence: DraftSentence): void => {
      if (verifier.count < task.sentencesMax && verifier.add(sentence)) onContent?.(verifier.verified().content);
    };
    return { verifier, add };
  }

  /**
   * Lets the model judge its sentences against their quotes. It cannot bring back what rules refused. Without an answer
   * of use, the judgment of the rules stays.
   */
  private async judged(
    teamId: Uuid,
    model: LanguageModel,
    { purpose }: WritingTask,
    verifier: Verifier,
    signal: AbortSignal,
  ): Promise<Verified> {
    const written = verifier.verified();
    const request = judgingRequest(written.content);
    if (request === null) return written;
    try {
      const answer = await this.asking.json<unknown>(teamId, model, purpose, request, signal);
      const { content, dropped } = withVerdicts(written.content, verdictsIn(answer));
      return { content, dropped: written.dropped + dropped };
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof ModelUnavailable) return written;
      throw error;
    }
  }

  async choose<T>(
    teamId: Uuid,
    task: Pick<WritingTask, 'purpose' | 'instruction' | 'asked'> & { readonly schema: object },
    sources: readonly Source[],
    signal: AbortSignal,
  ): Promise<T | null> {
    const model = await this.model(teamId);
    if (model === 'OFF') return refuseOff();
    if (model === null) return null;
    const maxTokens = Math.floor(model.contextTokens / 4);
    const [shown = []] = inParts(sources, roomOf(model, maxTokens));
    return this.asking.json<T>(teamId, model, task.purpose, choosingRequest(task, shown, maxTokens), signal);
  }

  /** The requests that would be sent to write a text now. */
  async preview(teamId: Uuid, task: WritingTask, sources: readonly Source[]): Promise<WhatIsSent> {
    const model = await this.model(teamId);
    if (model === 'OFF' || model === null)
      return { method: model ?? 'EXTRACTED', model: null, host: null, region: null, requests: [] };
    const { name, host, region } = model;
    const requests = requestsFor(model, task, sources).map(({ system, messages }) => ({
      system,
      message: messages.map(({ text }) => text).join('\n'),
    }));
    return { method: 'MODEL', model: name, host, region, requests };
  }

  /** @returns the fault of an answer that was of use */
  private async byModel(
    teamId: Uuid,
    model: LanguageModel,
    { task, sources, verifier, add }: Writing,
    signal: AbortSignal,
  ): Promise<ModelUnavailable | null> {
    const { purpose, sentencesMin, sentencesMax } = task;
    const maxTokens = answerTokens(sentencesMax, model.contextTokens);
    let requests = requestsFor(model, task, sources);
    let faultOfPart: ModelUnavailable | null = null;
    if (requests.length > 1) {
      const parts = new Verifier(sources, task.sections, task.language, { nearness: this.ports.nearness });
      for (const request of requests)
        faultOfPart =
          (await this.asking.items(teamId, model, purpose, request, signal, {
            take: (item) => draftSentence(item, (sentence) => parts.add(sentence)),
            isEnough: () => true,
          })) ?? faultOfPart;
      if (parts.count === 0 && faultOfPart) throw faultOfPart;
      requests = [
        writingRequest(task, withinRoom(sources, parts.verified().content, roomOf(model, maxTokens)), maxTokens),
      ];
    }
    const fault = await this.asking.items(teamId, model, purpose, requests[0]!, signal, {
      take: (item) => draftSentence(item, add),
      isEnough: () => verifier.count >= Math.max(1, sentencesMin),
      isFull: () => verifier.count >= sentencesMax,
    });
    return fault ?? faultOfPart;
  }

  private model(teamId: Uuid): Promise<LanguageModel | null | 'OFF'> {
    return this.models.orOff(teamId);
  }
}

interface Writing {
  readonly task: WritingTask;
  readonly sources: readonly Source[];
  readonly verifier: Verifier;
  readonly add: (sentence: DraftSentence) => void;
}

function ended({ sentencesMin }: WritingTask, { content, dropped }: Verified): Omit<Written, 'method' | 'model'> {
  const count = content.sections.reduce((sum, { sentences }) => sum + sentences.length, 0);
  return { content, dropped, isEnough: count >= Math.max(1, sentencesMin), reason: null };
}

const roomOf = ({ contextTokens }: LanguageModel, maxTokens: number): number =>
  Math.max(2_000, (contextTokens - maxTokens - RULES_TOKENS) * CHARACTERS_PER_TOKEN);

/** One request if the sources fit; otherwise one for each part. */
function requestsFor(model: LanguageModel, task: WritingTask, sources: readonly Source[]) {
  const maxTokens = answerTokens(task.sentencesMax, model.contextTokens);
  const said = task.asked.reduce((length, { text }) => length + text.length, 0);
  const parts = inParts(sources, Math.max(2_000, roomOf(model, maxTokens) - said));
  if (parts.length <= 1) return [writingRequest(task, parts[0] ?? [], maxTokens)];
  const sentencesMax = Math.max(PART_SENTENCES, Math.ceil((2 * task.sentencesMax) / parts.length));
  return parts.map((part) => writingRequest({ ...task, sentencesMax }, part, maxTokens));
}

/** The quoted lines of the parts; of too many, those that fit. */
function withinRoom(sources: readonly Source[], content: EvidenceContent, room: number): ShownSource[] {
  const shown = quotedLines(sources, content);
  let left = room;
  return shown.map((source) => ({
    ...source,
    lines: source.lines.filter((line) => (left -= JSON.stringify(line).length + 1) > 0),
  }));
}
