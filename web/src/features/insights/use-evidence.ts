import { strengthOf, type Strength } from '@evident/domain/insights';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { highlightQuery } from '../../data/highlights/queries.ts';
import { evidenceQuery } from '../../data/insights/queries.ts';
import type { Store } from '../../kernel/store.ts';
import type { Pieces, ShownPiece } from './evidence-pieces.ts';

/**
 * Keeps all evidence, including new insertions, in sync with its sources. Change events trigger a refetch. Returns the
 * strength of the insight.
 */
export function useEvidence(insightId: string, shownIds: readonly string[], pieces: Store<Pieces>): Strength | null {
  const { data, isError } = useQuery(evidenceQuery(insightId));
  const known = useMemo(
    () =>
      new Map(
        data?.items.map(({ highlightId, highlight, inTrash, contradicts }) => [
          highlightId,
          inTrash ? ('trash' as const) : highlight && contradicts ? { ...highlight, contradicts } : highlight,
        ]),
      ),
    [data],
  );
  const inserted = useMemo(
    () => (data || isError ? shownIds.filter((id) => !known.has(id)) : []),
    [data, isError, shownIds, known],
  );
  const asked = useQueries({
    queries: inserted.map((id) => highlightQuery(id)),
    combine: (answers) =>
      answers.map(({ data: found, isError: failed }) => (found === undefined && failed ? ('failed' as const) : found)),
  });
  const now = useMemo<Pieces>(() => {
    const found = inserted.flatMap((id, at) => (asked[at] === undefined ? [] : [[id, asked[at]] as const]));
    return new Map<string, ShownPiece | null | 'failed' | 'trash'>([...known, ...found]);
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
