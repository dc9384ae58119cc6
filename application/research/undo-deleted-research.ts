import { refuse } from '@evident/domain/kernel';
import type { Research } from '@evident/domain/research';
import type { InsightStore } from '../insights/index.ts';
import type { Undoer } from '../undo/index.ts';
import { type DeletedResearch, RESEARCH_DELETED } from './delete-research.ts';
import { researchChanged } from './events.ts';
import type { ResearchStores } from './run-research.ts';

/** Brings a deleted research back with its steps and findings. One that was under way is stopped, and can go on. */
export const undoDeletedResearch = <Stores extends ResearchStores & { insights: InsightStore }>(): Undoer<Stores> => ({
  kind: RESEARCH_DELETED,
  async undo({ research: all, aiTexts, insights, outbox }: Stores, actor, kept) {
    const { research: was, steps } = kept as unknown as DeletedResearch;
    if (was.memberId !== actor.userId) refuse('NotFound', 'Research not found');
    if (!(await aiTexts.find(was.aiTextId))) refuse('InvalidOperation', 'The findings of the research are gone');
    const insight = was.insightId === null ? null : await insights.find(was.insightId);
    const research = revived({ ...was, insightId: insight?.id ?? null });
    await all.save(research);
    for (const [position, { step, finishedAt }] of steps.entries())
      await all.addStep(research.id, position, step, new Date(finishedAt));
    await outbox.announce(researchChanged(research));
  },
});

/** Dates come back from JSON as text. */
const revived = (research: Research): Research => ({
  ...research,
  createdAt: new Date(research.createdAt),
  updatedAt: new Date(research.updatedAt),
});
