import { notFound } from '@evident/domain/kernel';
import { tooLate } from '@evident/domain/undo';
import type { InsightStore } from '../insights/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { keptAs, type Undoer } from '../undo/index.ts';
import { type DeletedResearch, RESEARCH_DELETED, RESEARCH_RESTORED, removeResearch } from './delete-research.ts';
import { researchChanged } from './events.ts';
import type { ResearchStores } from './run-research.ts';

/** Brings a deleted research back with its steps and findings. One that was under way is stopped, and can go on. */
export const undoDeletedResearch = <Stores extends ResearchStores & { insights: InsightStore }>(): Undoer<
  Stores,
  DeletedResearch
> => ({
  kind: RESEARCH_DELETED,
  async undo({ research: all, aiTexts, insights, outbox }: Stores, actor, { research: was, steps }) {
    if (was.memberId !== actor.userId) notFound('Research');
    if (!(await aiTexts.find(was.aiTextId))) tooLate('The findings of the research are gone.');
    const insight = was.insightId === null ? null : await insights.find(was.insightId);
    const research = { ...was, insightId: insight?.id ?? null };
    await all.save(research);
    for (const [position, { step, finishedAt }] of steps.entries())
      await all.addStep(research.id, position, step, finishedAt);
    await outbox.announce(researchChanged(research));
    return { opposite: keptAs(RESEARCH_RESTORED, { research, steps }) };
  },
});

/** Deletes a restored research again, unless it went on since. */
export const undoRestoredResearch = <Stores extends ResearchStores>(clock: Clock): Undoer<Stores, DeletedResearch> => ({
  kind: RESEARCH_RESTORED,
  async undo(stores: Stores, actor, { research: { id, state, insightId } }) {
    const now = await stores.research.lock(id);
    if (now && (now.state !== state || now.insightId !== insightId)) tooLate('The research went on since then.');
    return { opposite: keptAs(RESEARCH_DELETED, await removeResearch(stores, actor, id, clock.now())) };
  },
});
