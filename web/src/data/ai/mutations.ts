import type { WorkspaceAiChange, WorkspaceAi } from '@evident/domain/ai';
import type { InsertedText } from '@evident/domain/cited-insights';
import { type EvidenceText, isBeingWritten } from '@evident/domain/evidence';
import { UNTITLED_INSIGHT } from '@evident/domain/insights';
import { useQueryClient, type QueryClient, useQuery } from '@tanstack/react-query';
import { useState, useEffect } from 'react';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { unlessChanged } from '../../kernel/api/unless-changed.ts';
import { usePeek } from '../../kernel/peek/use-peek.ts';
import { inTurn } from '../../kernel/queries/holding.ts';
import { invalidateTouchedBy, invalidate } from '../../kernel/queries/invalidate.ts';
import { useCreate } from '../../kernel/queries/use-create.ts';
import { whileShown } from '../../kernel/queries/while-shown.ts';
import { showProblem } from '../../kernel/show-problem.ts';
import { refetching, undoChange } from '../../kernel/undo/undo-change.ts';
import { useUndo } from '../../kernel/undo/use-undo.ts';
import { aiTextQuery, aiStatusQuery, workspaceAiQuery } from './queries.ts';
import { useWrite } from '../../kernel/queries/use-write.ts';

/** The insight that a text was added to. */
export interface CitingInsight {
  readonly id: string;
  readonly title: string;
  readonly projectId: string;
}

interface ToSave {
  readonly projectId: string;
  readonly title: string;
}

/** Shows that a text was added to an insight, with Undo and a link. */
export function useSaidAsInsight() {
  const client = useQueryClient();
  const { done } = useUndo();
  const { open } = usePeek();
  return (label: string, { id: insightId, projectId }: CitingInsight, inserted: InsertedText, onUndone: () => void) => {
    const change = { kind: 'insight:changed', insightId, projectId } as const;
    void invalidateTouchedBy(client, change);
    const undo = refetching(
      () => undoChange(inserted.undoId),
      () => {
        onUndone();
        return invalidateTouchedBy(client, change);
      },
    );
    const also = { label: 'Open', run: () => open({ kind: 'insight', id: insightId }) };
    done(label, undo, { message: quotesIn(inserted), also });
  };
}

/** Adds a generated text to a new or an existing insight. `added` is that insight, until it is undone. */
export function useSaveText(textId: string) {
  const [added, setAdded] = useState<CitingInsight | null>(null);
  const said = useSaidAsInsight();
  const onError = (thrown: Error) => {
    showProblem(thrown);
  };
  const finish = (label: string, insight: CitingInsight, inserted: InsertedText) => {
    setAdded(insight);
    said(label, insight, inserted, () => setAdded(null));
  };
  const save = useCreate({
    create: (body: ToSave, header) =>
      answer(api.POST('/api/v1/ai/texts/{textId}/insight', { params: { path: { textId }, header }, body })),
    onSuccess: ({ id, ...inserted }, { title, projectId }) =>
      finish('Saved as an insight', { id, projectId, title: title || UNTITLED_INSIGHT }, inserted),
    onError,
  });
  const insert = useCreate({
    create: ({ id: insightId }: CitingInsight, header) =>
      answer(
        api.POST('/api/v1/insights/{insightId}/ai-texts', {
          params: { path: { insightId }, header },
          body: { textId },
        }),
      ),
    onSuccess: (inserted, insight) => finish(`Inserted into “${insight.title}”`, insight, inserted),
    onError,
  });
  return { save, insert, added };
}

function quotesIn({ highlights, skipped }: InsertedText): string {
  const live = `${highlights} ${highlights === 1 ? 'quote is' : 'quotes are'} live evidence.`;
  if (skipped === 0) return live;
  return `${live} ${skipped} ${skipped === 1 ? 'is' : 'are'} cited without a highlight.`;
}

/** Milliseconds between reads of a text that is not streamed. */
const POLL_MS = 2_000;

/**
 * A generated text. While it is written, it grows as the server verifies its sentences: one text of the browser is
 * streamed, because browsers allow few connections to a host. The others are read every two seconds.
 */
export function useAiText(textId: string) {
  const client = useQueryClient();
  const [isStreamed, setStreamed] = useState(false);
  const query = useQuery({
    ...aiTextQuery(textId),
    refetchInterval: ({ state }) => (state.data && isBeingWritten(state.data) && !isStreamed ? POLL_MS : false),
  });
  const isGrowing = query.data !== undefined && isBeingWritten(query.data);
  useEffect(() => {
    if (!isGrowing) return;
    const stream = (): (() => void) => {
      const stop = streamText(client, textId);
      setStreamed(true);
      return () => {
        stop();
        setStreamed(false);
      };
    };
    return whileShown(() => inTurn('evident-ai-text', stream), 0);
  }, [client, textId, isGrowing]);
  const cancel = useWrite({
    mutationFn: () => answer(api.POST('/api/v1/ai/texts/{textId}/cancellation', { params: { path: { textId } } })),
    onSettled: () => invalidate(client, aiTextQuery(textId)),
  });
  return { ...query, text: query.data, cancel: () => cancel.mutate() };
}

function streamText(client: QueryClient, textId: string): () => void {
  const source = new EventSource(`/api/v1/ai/texts/${textId}/events`);
  source.addEventListener('text', ({ data }: MessageEvent<string>) => {
    const text = JSON.parse(data) as EvidenceText;
    client.setQueryData(aiTextQuery(textId).queryKey, text);
    if (!isBeingWritten(text)) source.close();
  });
  // Browsers open the stream again when it ends, except after an error response.
  source.addEventListener('error', () => {
    if (source.readyState === source.CLOSED) void invalidate(client, aiTextQuery(textId));
  });
  return () => source.close();
}

/** Changes and tests the language models of the workspace. */
export function useAiSettings(seen: WorkspaceAi | undefined) {
  const client = useQueryClient();
  return {
    save: async (body: WorkspaceAiChange) => {
      await answer(api.PATCH('/api/v1/workspace/ai', { params: { header: unlessChanged(seen?.version ?? 0) }, body }));
      await invalidate(client, workspaceAiQuery(), aiStatusQuery());
    },
    test: async (modelId: string | null) => {
      const result = await answer(api.POST('/api/v1/workspace/ai/test', { body: { modelId } }));
      await invalidate(client, workspaceAiQuery());
      return result;
    },
  };
}
