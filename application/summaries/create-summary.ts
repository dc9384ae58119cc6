import { newAiText } from '@evident/domain/evidence';
import { wordsOf } from '@evident/domain/extraction';
import { refuse, refuseOneMore } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import {
  type CreatedSummary,
  newSummaryOf,
  type NewSummary,
  SUMMARY_LIMIT,
  SUMMARY_WORDS_MIN,
  type SummaryFramework,
  type SummaryTarget,
} from '@evident/domain/summaries';
import type { EvidenceWriter } from '../ai/index.ts';
import { catchUp, type DocumentWorkers, type LiveRooms } from '../content/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { summaryChanged } from './events.ts';
import { type SourcePorts, sourcesOf } from './sources-of.ts';
import type { SummarySource } from './summary-reader.ts';
import type { SummaryStores } from './summary-store.ts';
import { projectToSummarize } from './summary-target.ts';

/** Summarizes an object, as a job. Returns the summary and its text, which grows from nothing. */
export class CreateSummary extends Command<CreatedSummary> {
  static readonly requires = memberWith({
    scope: 'write',
    role: 'author',
    refusal: { title: 'Viewers cannot generate summaries' },
    access: 'write',
  });

  constructor(
    readonly actor: Actor,
    readonly target: SummaryTarget,
    readonly wanted: NewSummary,
  ) {
    super();
  }
}

export interface SummarizingPorts {
  readonly sources: SourcePorts;
  readonly writer: Pick<EvidenceWriter, 'method'>;
  readonly workers: DocumentWorkers;
  readonly rooms: LiveRooms;
  readonly ids: Ids;
  readonly clock: Clock;
}

export class CreateSummaryHandler implements Handler<CreateSummary> {
  constructor(
    private readonly work: UnitOfWork<SummaryStores>,
    private readonly ports: SummarizingPorts,
  ) {}

  async execute({ actor, target, wanted }: CreateSummary): Promise<CreatedSummary> {
    await readyToSummarize(this.work, this.ports, actor, target);
    const { ids, clock } = this.ports;
    const now = clock.now();
    return this.work.perform(actor.teamId, async (stores) => {
      const projectId = await projectToSummarize(stores, actor, target);
      refuseOneMore(await stores.summaries.countOf(target), SUMMARY_LIMIT);
      const defaults = await stores.summaries.defaultsOf(projectId);
      const framework = wanted.framework ?? defaults.framework;
      const [id, textId] = [ids.newId(), ids.newId()];
      const language = wanted.language === undefined ? defaults.language : wanted.language;
      const by = { teamId: actor.teamId, projectId, createdBy: actor.userId };
      const prompt = promptFor(framework, wanted.prompt);
      const summary = newSummaryOf(target, { framework, language }, { ...by, id, textId, prompt, now });
      await stores.aiTexts.create(newAiText({ ...by, id: textId, ownerId: null, purpose: 'summary', now }));
      await stores.summaries.save(summary);
      await stores.outbox.announce(summaryChanged(summary, 'WAITING', actor.userId));
      return { id, textId };
    });
  }
}

/** Refuses what cannot be summarized, once the latest edits are in the text. */
export async function readyToSummarize(
  work: UnitOfWork<SummaryStores>,
  { sources, writer, workers, rooms, clock }: SummarizingPorts,
  actor: Actor,
  target: SummaryTarget,
): Promise<void> {
  const hasDocument = target.type === 'NOTE' || target.type === 'INSIGHT';
  if (hasDocument) await rooms.flush(target.id);
  const updates = await work.prepare(actor.teamId, async (stores) => {
    await projectToSummarize(stores, actor, target);
    return hasDocument ? catchUp(stores, actor.teamId, target.id, workers, clock.now()) : [];
  });
  for (const update of updates) await rooms.deliver(actor.teamId, target.id, update);
  if ((await writer.method(actor.teamId)) === 'OFF')
    refuse('InvalidOperation', 'AI is switched off in this workspace', 'A workspace admin can switch it on.');
  if (!hasEnough(await sourcesOf(sources, actor, target)))
    refuse('InvalidOperation', 'Not enough content to summarize');
}

/** Whether sources have enough words to summarize. */
export function hasEnough(sources: readonly Pick<SummarySource, 'text'>[]): boolean {
  let words = 0;
  for (const { text } of sources) {
    words += wordsOf(text.slice(0, 2_000)).length;
    if (words >= SUMMARY_WORDS_MIN) return true;
  }
  return false;
}

/** @throws Refusal `ValidationError` for a missing or needless prompt */
export function promptFor(framework: SummaryFramework, prompt: string | undefined): string | null {
  if (framework === 'CustomPrompt') return prompt?.trim() ?? refuse('ValidationError', '`prompt` is missing');
  return prompt === undefined ? null : refuse('ValidationError', '`prompt` is only for the framework CustomPrompt');
}
