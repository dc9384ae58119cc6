import type { InsertedText } from '@evident/domain/cited-insights';
import { UNTITLED_INSIGHT } from '@evident/domain/insights';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../kernel/api/client.ts';
import { answer } from '../kernel/api/send.ts';
import { usePeek } from '../kernel/peek/use-peek.ts';
import { invalidateTouchedBy } from '../kernel/queries/invalidate.ts';
import { useCreate } from '../kernel/queries/use-create.ts';
import { showProblem } from '../kernel/show-problem.ts';
import { undoChange } from '../kernel/undo/undo-change.ts';
import { useUndo } from '../kernel/undo/use-undo.ts';

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
    const undo = async () => {
      await undoChange(inserted.undoId);
      onUndone();
      await invalidateTouchedBy(client, change);
    };
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
