import type { EvidenceView } from '@evident/domain/insights';
import type { HighlightView } from '@evident/domain/highlights';
import { strengthOf, type Strength } from '@evident/domain/insights';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { ApiProblem } from '../../kernel/api/api-problem.ts';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import type { Store } from '../../kernel/store.ts';
import type { Pieces } from './evidence-pieces.ts';

/** Keeps the pieces of evidence in step with their sources (they are asked for again when the server tells of a change), also those just inserted; answers how much the insight rests on. */
export function useEvidence(insightId: string, shownIds: readonly string[], pieces: Store<Pieces>): Strength | null {
  const { data, isError } = useQuery({
    queryKey: ['evidence', insightId],
    queryFn: (): Promise<EvidenceView> =>
      answer(api.GET('/api/v1/insights/{insightId}/evidence', { params: { path: { insightId } } })),
    refetchOnWindowFocus: 'always',
  });
  const known = useMemo(
    () =>
      new Map(
        data?.items.map(({ highlightId, highlight, inTrash }) => [
          highlightId,
          inTrash ? ('trash' as const) : highlight,
        ]),
      ),
    [data],
  );
  const inserted = useMemo(
    () => (data || isError ? shownIds.filter((id) => !known.has(id)) : []),
    [data, isError, shownIds, known],
  );
  const asked = useQueries({
    queries: inserted.map((id) => ({ queryKey: ['highlight', id], queryFn: () => highlight(id) })),
    combine: (answers) =>
      answers.map(({ data: found, isError: failed }) => (found === undefined && failed ? ('failed' as const) : found)),
  });
  const now = useMemo<Pieces>(() => {
    const found = inserted.flatMap((id, at) => (asked[at] === undefined ? [] : [[id, asked[at]] as const]));
    return new Map<string, HighlightView | null | 'failed' | 'trash'>([...known, ...found]);
  }, [known, inserted, asked]);
  useEffect(() => pieces.change((before) => new Map([...before, ...now])), [pieces, now]);
  return useMemo(
    () =>
      data
        ? strengthOf(
            shownIds.flatMap((id) => {
              const piece = now.get(id);
              return typeof piece === 'object' && piece !== null ? piece : [];
            }),
          )
        : null,
    [data, now, shownIds],
  );
}

async function highlight(highlightId: string): Promise<HighlightView | null> {
  try {
    return await answer(api.GET('/api/v1/highlights/{highlightId}', { params: { path: { highlightId } } }));
  } catch (thrown) {
    if (thrown instanceof ApiProblem && (thrown.status === 404 || thrown.status === 400)) return null;
    throw thrown;
  }
}
