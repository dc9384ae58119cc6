import type { EvidenceView } from '@evident/domain/insights';
import { evidenceQuery } from '../../data/insights/queries.ts';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { updated } from '../../kernel/queries/cache-updates.ts';
import { useOptimistic } from '../../kernel/queries/optimistic.ts';

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
  return useOptimistic<Marking, unknown>({
    change: send,
    refused: 'The evidence was not marked',
    updates: () => [
      updated<EvidenceView, Marking>(evidenceQuery(insightId), (evidence, { highlightId, contradicts }) => ({
        ...evidence,
        items: evidence.items.map((piece) => (piece.highlightId === highlightId ? { ...piece, contradicts } : piece)),
      })),
    ],
    undo: (_, marking) => ({
      label: marking.contradicts ? 'Marked as contradicting' : 'Took the mark off',
      undo: () => send({ ...marking, contradicts: !marking.contradicts }),
    }),
  });
}
