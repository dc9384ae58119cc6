import { refuse, notFound } from '@evident/domain/kernel';
import type { InsightStore } from '../insights/index.ts';
import type { Undoer } from '../undo/index.ts';
import { type DeletedResearch, RESEARCH_DELETED } from './delete-research.ts';
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
    if (!(await aiTexts.find(was.aiTextId))) refuse('InvalidOperation', 'The findings of the research are gone');
    const insight = was.insightId === null ? null : await insights.find(was.insightId);
    const research = { ...was, insightId: insight?.id ?? null };
    await all.save(research);
    for (const [position, { step, finishedAt }] of steps.entries())
      await all.addStep(research.id, position, step, finishedAt);
    await outbox.announce(researchChanged(research));
  },
});
