import { isBeingWritten, newAiText } from '@evident/domain/evidence';
import { AI_USER_ID } from '@evident/domain/filters';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { newSummaryOf, stalenessOf, type Summary } from '@evident/domain/summaries';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { AutoFeatureRunner } from '../suggestions/index.ts';
import { readyToSummarize, type SummarizingPorts } from './create-summary.ts';
import { summaryChanged } from './events.ts';
import { digestsOf, sourcesOf } from './sources-of.ts';
import type { SummaryStores } from './summary-store.ts';
import { projectToSummarize } from './summary-target.ts';

/**
 * Summarizes a note once its text is complete, in the framework and language of its project. Notes that a member summarized, and texts
 * that a member edited, are left alone. An own summary is written again only if the note changed since. Suggest leaves it to the
 * members: the tab Summary offers it.
 */
export class SummarizeAutomatically implements AutoFeatureRunner {
  readonly feature = 'Summarize';

  constructor(
    private readonly work: UnitOfWork<SummaryStores>,
    private readonly ports: SummarizingPorts,
  ) {}

  /** @throws Refusal for notes that cannot be summarized */
  async run(actor: Actor, noteId: Uuid, mode: 'On' | 'Suggest'): Promise<void> {
    if (mode !== 'On') return;
    const target = { type: 'NOTE', id: noteId, filter: null } as const;
    await readyToSummarize(this.work, this.ports, actor, target);
    const sources = digestsOf(await sourcesOf(this.ports.sources, actor, target));
    const { ids, clock } = this.ports;
    await this.work.perform(actor.teamId, async (stores) => {
      // Locks the note, so a repeated run waits for this one.
      const projectId = await projectToSummarize(stores, actor, target);
      const existing = await stores.summaries.ofNote(noteId);
      const own = existing.find(({ createdBy }) => createdBy === AI_USER_ID);
      if (existing.length > 0 && !own) return;
      if (own && !(await this.isOutdated(stores, own, sources))) return;
      const textId = ids.newId();
      const facts = { teamId: actor.teamId, projectId, now: clock.now() };
      const text = newAiText({ ...facts, id: textId, ownerId: null, createdBy: actor.userId, purpose: 'summary' });
      const summary: Summary = own
        ? { ...own, textId, sources: [], updatedAt: facts.now }
        : newSummaryOf(target, await stores.summaries.defaultsOf(projectId), {
            ...facts,
            id: ids.newId(),
            textId,
            createdBy: AI_USER_ID,
          });
      await stores.aiTexts.create(text);
      await stores.summaries.save(summary);
      await stores.outbox.announce(summaryChanged(summary, 'WAITING', actor.userId));
    });
  }

  private async isOutdated(
    { aiTexts }: SummaryStores,
    { editedTextId, textId, sources: then }: Summary,
    now: ReturnType<typeof digestsOf>,
  ): Promise<boolean> {
    if (editedTextId !== null) return false;
    const text = await aiTexts.find(textId);
    if (text && isBeingWritten(text)) return false;
    if (text?.state === 'CANCELLED') return false;
    return text?.state !== 'DONE' || stalenessOf(then, now) !== null;
  }
}
