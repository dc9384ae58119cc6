import type { RenderView } from '@evident/domain/media';
import {
  type CreatedReel,
  type NewReel,
  type ReelItem,
  type ReelUpdate,
  type ReelView,
  itemLength,
  plainItem,
  reelLength,
} from '@evident/domain/reels';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { unlessChanged } from '../../kernel/api/unless-changed.ts';
import { beginField } from '../../kernel/keys/begun.ts';
import { refetched, updated } from '../../kernel/queries/cache-updates.ts';
import { invalidate } from '../../kernel/queries/invalidate.ts';
import { useOptimistic } from '../../kernel/queries/optimistic.ts';
import { useCreate } from '../../kernel/queries/use-create.ts';
import { showProblem } from '../../kernel/show-problem.ts';
import { showToast } from '../../kernel/toasts.ts';
import { useUndoable } from '../../kernel/undo/use-undoable.ts';
import { reelLists, reelQuery, reelWordsQuery, reelRendersQuery } from './queries.ts';

/** The reel after a change, before the server answers. Items that were shown keep what is shown with them. */
export function changed(reel: ReelView, { title, captions, items }: ReelUpdate): ReelView {
  const there = new Map(reel.items.map((item) => [item.id, item]));
  const shown = items?.flatMap((item) => {
    const before = there.get(item.id);
    return before ? [{ ...before, ...item, durationMs: itemLength(item) }] : [];
  });
  return {
    ...reel,
    title: title ?? reel.title,
    captions: captions ?? reel.captions,
    ...(shown && { items: shown, itemCount: shown.length, durationMs: reelLength(shown) }),
    version: reel.version + 1,
  };
}

interface Change {
  label: string;
  /** The version that the change builds on. */
  seen: number;
  update: ReelUpdate;
}

/** Changes a reel and shows it at once; each change offers Undo. */
export function useReelChanges(reel: ReelView) {
  const client = useQueryClient();
  const { mutate } = useOptimistic<Change, { undoId: string }>({
    change: ({ seen, update }) =>
      answer(
        api.PATCH('/api/v1/reels/{reelId}', {
          params: { path: { reelId: reel.id }, header: unlessChanged(seen) },
          body: update,
        }),
      ),
    updates: () => [
      updated(reelQuery(reel.id), (before, { update }: Change) => changed(before, update)),
      refetched(reelWordsQuery(reel.id)),
      refetched(reelLists),
    ],
    refused: 'The reel was not changed',
    label: (_, { label }) => label,
  });
  const change = (label: string, update: ReelUpdate) => mutate({ label, seen: reel.version, update });
  const refetch = () => invalidate(client, reelLists);
  return useUndoable(refetch, ({ attempt }) => ({
    rename: (title: string) => change('Renamed the reel', { title }),
    showCaptions: (captions: boolean) => change(captions ? 'Turned captions on' : 'Turned captions off', { captions }),
    setItems: (label: string, items: readonly ReelItem[]) =>
      change(label, { items: items.map((item) => ({ ...plainItem(item), cuts: [...item.cuts] })) }),
    /** Returns whether it was deleted. */
    remove: () =>
      attempt(
        `Deleted “${reel.title}”`,
        answer(api.DELETE('/api/v1/reels/{reelId}', { params: { path: { reelId: reel.id } } })),
        'The reel was not deleted',
        { undone: () => invalidate(client, reelQuery(reel.id)) },
      ),
  }));
}

/** Makes a reel of highlights, and says which were left out. */
export function useMakeReel(onMade: (reelId: string) => void) {
  const client = useQueryClient();
  return useCreate<CreatedReel, NewReel>({
    opensField: true,
    create: (body, header) => answer(api.POST('/api/v1/reels', { params: { header }, body })),
    onSuccess: async ({ id, skipped }) => {
      if (skipped > 0)
        showToast({
          title: skipped === 1 ? '1 highlight was left out' : `${skipped} highlights were left out`,
          message: 'A reel has at most 100 highlights, with seconds of recordings of one project.',
        });
      await invalidate(client, reelLists);
      beginField(id);
      onMade(id);
    },
    onError: (thrown) => showProblem(thrown),
  });
}

/** Starts and cancels renderings of a reel. */
export function useReelRenders({ id: reelId, projectId }: { readonly id: string; readonly projectId: string }) {
  const client = useQueryClient();
  const query = reelRendersQuery(reelId, projectId);
  const { mutate } = useCreate<RenderView, { video: boolean }>({
    create: (body, header) =>
      answer(api.POST('/api/v1/reels/{reelId}/renders', { params: { path: { reelId }, header }, body })),
    onSuccess: () => invalidate(client, query),
    onError: (thrown) => showProblem(thrown),
  });
  return {
    render: (video: boolean) => mutate({ video }),
    cancel: async (renderId: string) => {
      try {
        await answer(api.POST('/api/v1/renders/{renderId}/cancel', { params: { path: { renderId } } }));
      } catch (thrown) {
        showProblem(thrown);
      }
      await invalidate(client, query);
    },
  };
}
