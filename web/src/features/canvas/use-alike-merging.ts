import type { HighlightClusters } from '@evident/domain/clustering';
import { useState } from 'react';
import type { Proposed } from './place-proposal.ts';

interface Merged {
  readonly title: string;
  readonly before: readonly Proposed[];
  readonly after: readonly Proposed[];
}

/** Sets of proposed groups that say the same, as far as they are still in the proposal. */
const alikeIn = (found: HighlightClusters | undefined, proposal: readonly Proposed[]): Proposed[][] =>
  (found?.data.alike ?? []).flatMap((places) => {
    const left = places.flatMap((at) => proposal.find(({ id }) => id === `cluster-${at}`) ?? []);
    return left.length > 1 ? [left] : [];
  });

/** Merges groups that say the same. A merge can be undone until the proposal changes again. */
export function useAlikeMerging(
  found: HighlightClusters | undefined,
  proposal: readonly Proposed[],
  adjusted: readonly Proposed[] | null,
  setAdjusted: (proposal: readonly Proposed[]) => void,
) {
  const [merged, setMerged] = useState<Merged | null>(null);
  return {
    alike: alikeIn(found, proposal),
    mergeAlike: ([first, ...others]: readonly Proposed[]) => {
      if (!first) return;
      const gone = new Set(others.map(({ id }) => id));
      const highlightIds = [first, ...others].flatMap((one) => one.highlightIds);
      const after = proposal
        .filter(({ id }) => !gone.has(id))
        .map((one) => (one.id === first.id ? { ...one, highlightIds } : one));
      setAdjusted(after);
      setMerged({ title: first.title, before: proposal, after });
    },
    merged: merged?.after === adjusted ? merged : null,
    unmerge: () => setAdjusted(merged!.before),
  };
}
