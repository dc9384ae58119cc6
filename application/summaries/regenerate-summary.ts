import { newAiText } from '@evident/domain/evidence';
import { refuse, type Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import {
  kindOf,
  type RegeneratedSummary,
  type Summary,
  type SummaryRegeneration,
  withContributor,
} from '@evident/domain/summaries';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { carryOutUndoably, type ChangingSummaryStores, summaryToChange } from './carry-out.ts';
import { promptFor, readyToSummarize, type SummarizingPorts } from './create-summary.ts';

/** Writes a summary again, from its sources as they are now. An edited text is replaced only if that is said. */
export class RegenerateSummary extends Command<RegeneratedSummary> {
  static readonly requires = memberWith({
    scope: 'write',
    role: 'author',
    refusal: { title: 'Viewers cannot generate summaries' },
    access: 'write',
  });

  constructor(
    readonly actor: Actor,
    readonly summaryId: Uuid,
    readonly wanted: SummaryRegeneration,
  ) {
    super();
  }
}

export class RegenerateSummaryHandler implements Handler<RegenerateSummary> {
  constructor(
    private readonly work: UnitOfWork<ChangingSummaryStores>,
    private readonly ports: SummarizingPorts,
  ) {}

  async execute({ actor, summaryId, wanted }: RegenerateSummary): Promise<RegeneratedSummary> {
    const { targetType, targetId, filter } = await this.work.prepare(actor.teamId, (stores) =>
      summaryToChange(stores, actor, summaryId),
    );
    await readyToSummarize(this.work, this.ports, actor, { type: targetType, id: targetId, filter });
    const textId = this.ports.ids.newId();
    const undoId = await this.work.perform(actor.teamId, async (stores) => {
      const before = await summaryToChange(stores, actor, summaryId);
      if (before.editedTextId !== null && !wanted.replaceEdited)
        refuse('InvalidOperation', 'The summary was edited by hand', 'Say that the edited text may be replaced.');
      const now = this.ports.clock.now();
      const { teamId, projectId } = before;
      const facts = { id: textId, teamId, projectId, ownerId: null, createdBy: actor.userId };
      await stores.aiTexts.create(newAiText({ ...facts, purpose: 'summary', now }));
      const after = { ...regenerated(before, wanted, actor.userId), textId, updatedAt: now };
      return carryOutUndoably(stores, actor, 'Regenerated a summary', { before, after });
    });
    return { undoId, textId };
  }
}

function regenerated(before: Summary, { framework: chosen, prompt, language }: SummaryRegeneration, by: Uuid): Summary {
  const framework = chosen ?? before.framework;
  const kept = framework === 'CustomPrompt' ? (prompt ?? before.prompt ?? undefined) : prompt;
  return {
    ...before,
    framework,
    kind: kindOf({ type: before.targetType }, framework),
    prompt: promptFor(framework, kept),
    language: language === undefined ? before.language : language,
    editedTextId: null,
    editedBy: null,
    sources: [],
    contributors: withContributor(before.contributors, by),
  };
}
