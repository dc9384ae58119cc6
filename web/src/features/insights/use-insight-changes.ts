import type { InsightView, InsightWording } from '@evident/domain/insights';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { unlessChanged } from '../../kernel/api/unless-changed.ts';
import { useOptimistic } from '../../kernel/queries/use-optimistic.ts';
import { upload } from './upload-picture.ts';

const patch = (insightId: string, body: InsightWording, seen?: InsightView) =>
  answer(api.PATCH('/api/v1/insights/{insightId}', { params: { path: { insightId }, header: seen && unlessChanged(seen.factsVersion) }, body }));

interface Rewording { insight: InsightView; wording: Pick<InsightWording, 'title' | 'coverFileId'> }

/** Title or cover: seen at once, taken back by undo. */
export function useRewordInsight() {
  return useOptimistic<Rewording, unknown>({
    change: ({ insight, wording }) => patch(insight.id, wording, insight),
    refused: 'The insight was not changed',
    foreseen: ({ insight: { id } }) => [{ queryKey: ['insight', id], foresee: (insight: InsightView, { wording }) => ({ ...insight, ...wording, factsVersion: insight.factsVersion + 1 }) }],
    undo: (_, { insight, wording }) => ({
      label: wording.title === undefined ? 'Changed the cover' : `Renamed to ‘${wording.title}’`,
      undo: () => patch(insight.id, wording.title === undefined ? { coverFileId: insight.coverFileId } : { title: insight.title }),
    }),
  });
}

/** What changes who may write it or who sees it; shown once the server has done it, because the text then opens anew. */
export function useInsightState({ id, projectId }: InsightView) {
  const client = useQueryClient();
  const done = async () => {
    await Promise.all([['insight', id], ['project-insights', projectId], ['published-insights'], ['project-counts', projectId]].map((queryKey) => client.invalidateQueries({ queryKey })));
  };
  const path = { params: { path: { insightId: id } } };
  return {
    lock: async (locked: boolean) => { await patch(id, { locked }); await done(); },
    archive: async (archived: boolean) => { await patch(id, { archived }); await done(); },
    publish: async (shown: boolean) => {
      await (shown ? answer(api.PUT('/api/v1/insights/{insightId}/publication', path)) : answer(api.DELETE('/api/v1/insights/{insightId}/publication', path)));
      await done();
    },
  };
}

/** Takes a picture from the reader's machine as the cover. */
export function useCover(insight: InsightView) {
  const { mutate } = useRewordInsight();
  return {
    choose: async (file: File) => {
      const { id } = await upload(insight.projectId, file);
      mutate({ insight, wording: { coverFileId: id } });
    },
    remove: () => mutate({ insight, wording: { coverFileId: null } }),
  };
}
