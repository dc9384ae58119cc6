import type { InsightView, InsightWording, EvidenceView } from '@evident/domain/insights';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { unlessChanged } from '../../kernel/api/unless-changed.ts';
import { uploadPicture } from '../../kernel/api/upload-picture.ts';
import { pathOf } from '../../kernel/peek/peek.ts';
import { updated } from '../../kernel/queries/cache-updates.ts';
import { idempotencyKey } from '../../kernel/queries/creation.ts';
import { invalidateTouchedBy, invalidate } from '../../kernel/queries/invalidate.ts';
import { useOptimistic } from '../../kernel/queries/optimistic.ts';
import { useCreate } from '../../kernel/queries/use-create.ts';
import { showProblem } from '../../kernel/show-problem.ts';
import { swapBack } from '../../kernel/undo/swap-back.ts';
import { refetching } from '../../kernel/undo/undo-change.ts';
import { useUndo } from '../../kernel/undo/use-undo.ts';
import { useUndoable } from '../../kernel/undo/use-undoable.ts';
import { useUndoCreation } from '../trash/undo-creation.ts';
import { insightQuery, evidenceQuery, homeInsightQuery } from './queries.ts';

const patch = (insightId: string, body: InsightWording, seen: InsightView) =>
  answer(
    api.PATCH('/api/v1/insights/{insightId}', {
      params: { path: { insightId }, header: unlessChanged(seen.factsVersion) },
      body,
    }),
  );

const swapped = (client: QueryClient, id: string) => ({
  what: 'The insight',
  read: () => client.fetchQuery({ ...insightQuery(id), staleTime: 0 }),
  send: (parts: InsightWording, now: InsightView) => patch(id, parts, now),
});

interface Rewording {
  insight: InsightView;
  wording: Pick<InsightWording, 'title' | 'coverFileId'>;
}

/** Changes title or cover: optimistic, undoable. */
export function useRewordInsight() {
  const client = useQueryClient();
  return useOptimistic<Rewording, unknown>({
    change: ({ insight, wording }) => patch(insight.id, wording, insight),
    refused: 'The insight was not changed',
    updates: ({ insight: { id } }) => [
      updated<InsightView, Rewording>(insightQuery(id), (insight, { wording }) => ({
        ...insight,
        ...wording,
        factsVersion: insight.factsVersion + 1,
      })),
    ],
    undo: (_, { insight, wording }) => ({
      label: wording.title === undefined ? 'Changed the cover' : `Renamed to “${wording.title}”`,
      undo: swapBack(
        swapped(client, insight.id),
        wording.title === undefined ? { coverFileId: insight.coverFileId } : { title: insight.title },
        wording,
      ),
    }),
  });
}

/** Changes that affect other members' access: shown after the server confirms them, undoable. */
export function useInsightState(seen: InsightView) {
  const { id, projectId } = seen;
  const client = useQueryClient();
  const { done } = useUndo();
  const refetch = () => invalidateTouchedBy(client, { kind: 'insight:changed', insightId: id, projectId });
  const path = { params: { path: { insightId: id } } };
  const parts = {
    lock: (locked: boolean): InsightWording => ({ locked }),
    archive: (archived: boolean): InsightWording => ({ archived }),
  };
  const set =
    (what: keyof typeof parts, on: string, off: string) =>
    async (wanted: boolean): Promise<void> => {
      const after = parts[what](wanted);
      await patch(id, after, seen);
      done(wanted ? on : off, refetching(swapBack(swapped(client, id), parts[what](!wanted), after), refetch));
      await refetch();
    };
  const acts = useUndoable(refetch, ({ change }) => ({
    publish: (shown: boolean) =>
      shown
        ? change('Published the insight', answer(api.PUT('/api/v1/insights/{insightId}/publication', path)))
        : change('Unpublished the insight', answer(api.DELETE('/api/v1/insights/{insightId}/publication', path))),
    update: () =>
      change('Updated the published insight', answer(api.POST('/api/v1/insights/{insightId}/publish-changes', path))),
    discard: () =>
      change(
        'Discarded the unpublished changes',
        answer(api.POST('/api/v1/insights/{insightId}/discard-changes', path)),
      ),
  }));
  return {
    lock: set('lock', 'Locked the insight', 'Unlocked the insight'),
    archive: set('archive', 'Archived the insight', 'Restored the insight from the archive'),
    ...acts,
  };
}

/** Uploads a picture as the cover. */
export function useCover(insight: InsightView) {
  const { mutate } = useRewordInsight();
  return {
    choose: async (file: File) => {
      mutate({ insight, wording: { coverFileId: await uploadPicture(insight.projectId, file) } });
    },
    remove: () => mutate({ insight, wording: { coverFileId: null } }),
  };
}

/** Creates an empty insight and opens it in edit mode. */
export function useCreateInsight(projectId: string) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const undoCreation = useUndoCreation();
  return useCreate({
    opensField: true,
    create: (_: void, header) =>
      answer(api.POST('/api/v1/projects/{projectId}/insights', { params: { path: { projectId }, header }, body: {} })),
    onSuccess: ({ id }) => {
      undoCreation({
        type: 'INSIGHT',
        label: 'Created an insight',
        id,
        read: () => client.fetchQuery({ ...insightQuery(id), staleTime: 0 }),
        isEmpty: ({ title, version, coverFileId, publishedAt }) =>
          title === '' && version === 1 && coverFileId === null && publishedAt === null,
      });
      void invalidateTouchedBy(client, { kind: 'insight:changed', insightId: id, projectId });
      void navigate(pathOf({ kind: 'insight', id }));
    },
    onError: (thrown) => showProblem(thrown, 'Creating the insight failed'),
  });
}

interface Marking {
  highlightId: string;
  contradicts: boolean;
}

/** Marks evidence as contradicting the insight, or takes the mark off: optimistic, undoable. */
export function useContradiction(insightId: string) {
  const send = ({ highlightId, contradicts }: Marking) =>
    answer(
      api.PUT('/api/v1/insights/{insightId}/evidence/{highlightId}', {
        params: { path: { insightId, highlightId } },
        body: { contradicts },
      }),
    );
  const client = useQueryClient();
  const nowOf = async (id: string) =>
    (await client.fetchQuery({ ...evidenceQuery(insightId), staleTime: 0 })).items.find(
      ({ highlightId }) => highlightId === id,
    );
  return useOptimistic<Marking, unknown>({
    change: send,
    refused: 'The evidence was not marked',
    updates: () => [
      updated<EvidenceView, Marking>(evidenceQuery(insightId), (evidence, { highlightId, contradicts }) => ({
        ...evidence,
        items: evidence.items.map((piece) => (piece.highlightId === highlightId ? { ...piece, contradicts } : piece)),
      })),
    ],
    undo: (_, { highlightId, contradicts }) => ({
      label: contradicts ? 'Marked as contradicting' : 'Took the mark off',
      undo: swapBack(
        {
          what: 'The evidence',
          read: () => nowOf(highlightId),
          send: (parts: Pick<Marking, 'contradicts'>) => send({ highlightId, ...parts }),
        },
        { contradicts: !contradicts },
        { contradicts },
      ),
    }),
  });
}

/** Creates an insight with highlights as its evidence. */
export function useCreateInsightOf(projectId: string, onCreated: (insightId: string) => void) {
  const client = useQueryClient();
  return useCreate({
    create: (body: { title: string; evidence: string[] }, header) =>
      answer(api.POST('/api/v1/projects/{projectId}/insights', { params: { path: { projectId }, header }, body })),
    onSuccess: ({ id }) => {
      void invalidateTouchedBy(client, { kind: 'insight:changed', insightId: id, projectId });
      onCreated(id);
    },
    onError: (thrown) => showProblem(thrown, 'Creating the insight failed'),
  });
}

/** Creates an insight to add highlights to. */
export const createInsight = (projectId: string, title: string, highlightIds: readonly string[]) =>
  answer(
    api.POST('/api/v1/projects/{projectId}/insights', {
      params: { path: { projectId }, header: idempotencyKey() },
      body: { title, evidence: [...highlightIds] },
    }),
  );

/** Chooses the published insight that replaces the home page; null for none. `before` is restored by Undo. */
export function useChooseHome(before: string | null) {
  const client = useQueryClient();
  const { done } = useUndo();
  const choose = (insightId: string | null) => answer(api.PUT('/api/v1/home-insight', { body: { insightId } }));
  return async (insightId: string | null) => {
    try {
      await choose(insightId);
      done(
        'Changed the home page',
        refetching(
          swapBack(
            {
              what: 'The home page',
              read: async () => ({
                insightId: (await client.fetchQuery({ ...homeInsightQuery(), staleTime: 0 })).insight?.id,
              }),
              send: (parts: { insightId: string | null }) => choose(parts.insightId),
            },
            { insightId: before },
            { insightId },
          ),
          () => invalidate(client, homeInsightQuery()),
        ),
      );
    } catch (thrown) {
      showProblem(thrown, 'The home page was not changed');
    } finally {
      void invalidate(client, homeInsightQuery());
    }
  };
}
