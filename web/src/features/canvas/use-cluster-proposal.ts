import {
  CLUSTERED_AT_ONCE,
  type ClusterAmount,
  type ClusterJobView,
  type ClusterStrictness,
  type HighlightClusters,
} from '@evident/domain/clustering';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { cancelClustering } from '../../data/canvas/mutations.ts';
import { clusterJobQuery, clustersQuery, findClusters } from '../../data/canvas/queries.ts';
import { showProblem } from '../../kernel/show-problem.ts';
import { showToast } from '../../kernel/toasts.ts';
import type { Proposed } from './place-proposal.ts';
import { useAlikeMerging } from './use-alike-merging.ts';

export interface ClusterOptions {
  amount: ClusterAmount;
  strictness: ClusterStrictness;
}

const newId = () => crypto.randomUUID();
const proposedOf = ({ data }: HighlightClusters): Proposed[] => [
  ...data.clusters.map(({ title, highlightIds }, at) => ({ id: `cluster-${at}`, title, highlightIds, fixed: false })),
  ...(data.outliers.highlightIds.length > 0
    ? [
        {
          id: 'outliers',
          title: 'Outliers',
          highlightIds: data.outliers.highlightIds,
          fixed: false,
          outliers: true as const,
        },
      ]
    : []),
];

const foundBy = (job: ClusterJobView | undefined): HighlightClusters | undefined =>
  job?.data ? { data: job.data } : undefined;

/**
 * A proposal of groups and its adjustments. New options cluster again all but the fixed and accepted groups. Nothing
 * changes on the canvas.
 */
export function useClusterProposal(projectId: string, ids: readonly string[], options: ClusterOptions) {
  const [held, setHeld] = useState<readonly Proposed[]>([]);
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const [adjusted, setAdjusted] = useState<readonly Proposed[] | null>(null);
  const rest = ids.filter((id) => !taken.has(id));
  const asked = useQuery({
    ...clustersQuery(projectId, { highlightIds: rest, ...options }),
    enabled: rest.length >= 4,
    placeholderData: keepPreviousData,
  });
  const jobId = asked.data && 'jobId' in asked.data ? asked.data.jobId : null;
  const job = useQuery({ ...clusterJobQuery(jobId ?? ''), enabled: jobId !== null });
  const data = asked.data && 'data' in asked.data ? asked.data : foundBy(job.data);
  const proposal = adjusted ?? [...held, ...(data && rest.length > 0 ? proposedOf(data) : [])];
  const merging = useAlikeMerging(data, proposal, adjusted, setAdjusted);
  const again = () => {
    // Positions of the next clusters give the same ids again.
    const kept = proposal.filter(({ fixed }) => fixed).map((one) => ({ ...one, id: newId() }));
    const gone = ids.filter((id) => taken.has(id) && !held.some(({ highlightIds }) => highlightIds.includes(id)));
    setHeld(kept);
    setTaken(new Set([...gone, ...kept.flatMap(({ highlightIds }) => highlightIds)]));
    setAdjusted(null);
  };
  const edit = (id: string, change: (one: Proposed) => readonly Proposed[]) =>
    setAdjusted(proposal.flatMap((one) => (one.id === id ? change(one) : [one])));
  return {
    proposal,
    error: asked.error ?? job.error,
    isFetching: asked.isFetching || job.isFetching,
    /** The job that has not made a proposal. */
    job: jobId !== null && job.data && job.data.state !== 'DONE' ? job.data : null,
    cancel: () =>
      cancelClustering(jobId!).then(
        () => void job.refetch(),
        (thrown: unknown) => showProblem(thrown, 'Clustering was not canceled'),
      ),
    retry: () => void asked.refetch(),
    tooFew: rest.length < 4 && held.length === 0,
    again,
    rename: (id: string, title: string) => edit(id, (one) => [{ ...one, title }]),
    fix: (id: string, fixed: boolean) => edit(id, (one) => [{ ...one, fixed }]),
    ...merging,
    merge: (id: string, into: string) => {
      const from = proposal.find((one) => one.id === id);
      if (!from || id === into) return;
      setAdjusted(
        proposal.flatMap((one) => {
          if (one.id === id) return [];
          return one.id === into ? [{ ...one, highlightIds: [...one.highlightIds, ...from.highlightIds] }] : [one];
        }),
      );
    },
    move: (highlightId: string, into: string) =>
      setAdjusted(
        proposal
          .map((one) => {
            const others = one.highlightIds.filter((id) => id !== highlightId);
            return { ...one, highlightIds: one.id === into ? [...others, highlightId] : others };
          })
          .filter(({ highlightIds }) => highlightIds.length > 0),
      ),
    split: async (id: string) => {
      const one = proposal.find((each) => each.id === id);
      if (!one) return;
      if (one.highlightIds.length > CLUSTERED_AT_ONCE)
        return showToast({ tone: 'danger', title: 'The group is too large to split', message: 'Choose more groups.' });
      try {
        const found = await findClusters(projectId, {
          highlightIds: [...one.highlightIds],
          ...options,
          strictness: 'STRICT',
        });
        if (!('data' in found)) return;
        const parts = proposedOf(found);
        edit(id, () => parts.map((part) => ({ ...part, id: newId() })));
      } catch (thrown) {
        showProblem(thrown, 'The group was not split');
      }
    },
    /** Removes accepted groups from the proposal. */
    drop: (accepted: ReadonlySet<string>) => {
      const gone = proposal.filter(({ id }) => accepted.has(id)).flatMap(({ highlightIds }) => highlightIds);
      setAdjusted(proposal.filter(({ id }) => !accepted.has(id)));
      setTaken(new Set([...taken, ...gone]));
    },
  };
}
export type ClusterProposal = ReturnType<typeof useClusterProposal>;
