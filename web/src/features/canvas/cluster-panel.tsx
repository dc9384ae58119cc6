import type { CanvasCard, CanvasView } from '@evident/domain/canvas';
import { CLUSTER_AMOUNTS, CLUSTER_STRICTNESS } from '@evident/domain/clustering';
import { Button, CloseButton, NativeSelect, SegmentedControl, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { allHighlightsQuery } from '../../data/highlights/queries.ts';
import { asProblem } from '../../kernel/api/api-problem.ts';
import { AlikeClusters } from './alike-clusters.tsx';
import { ClusterProgress } from './cluster-progress.tsx';
import { ClusterRow } from './cluster-row.tsx';
import { accepted, lockedAmong, placeProposal, type PlacedProposal } from './place-proposal.ts';
import { cardOf } from './side-list.tsx';
import type { Change } from '../../data/canvas/mutations.ts';
import { useClusterProposal, type ClusterOptions } from './use-cluster-proposal.ts';
import styles from './canvas.module.css';

interface Props {
  view: CanvasView;
  /** Highlights of the selected cards. */
  chosen: readonly string[];
  readOnly: boolean;
  change: (change: Change) => void;
  /** Shows the proposal on the canvas. */
  onPreview: (placed: readonly PlacedProposal[]) => void;
  onClose: () => void;
}

const inWords = (name: string): string => name[0]! + name.slice(1).toLowerCase().replace('_', ' ');
const choices = (options: object) => Object.keys(options).map((value) => ({ value, label: inWords(value) }));

/** Proposes groups of highlights next to the content. Nothing moves before a group is accepted. */
export function ClusterPanel({ view, chosen, readOnly, change, onPreview, onClose }: Props) {
  const [selection] = useState(chosen);
  const [source, setSource] = useState(selection.length >= 4 ? 'Selection' : 'Project');
  const [search, setSearch] = useState('');
  const [options, setOptions] = useState<ClusterOptions>({ amount: 'STANDARD', strictness: 'STANDARD' });
  const { data: highlights = [] } = useQuery(
    allHighlightsQuery(view.projectId, source === 'Filter' && search.trim() ? search.trim() : ''),
  );
  const words = useMemo(
    () =>
      new Map<string, CanvasCard>([
        ...view.cards.map((card) => [card.id, card] as const),
        ...highlights.map((one) => [one.id, cardOf(one)] as const),
      ]),
    [view.cards, highlights],
  );
  const ids = useMemo(
    () => (source === 'Selection' ? [...selection] : highlights.filter(({ lost }) => !lost).map(({ id }) => id)),
    [source, selection, highlights],
  );
  const clusters = useClusterProposal(view.projectId, ids, options);
  const { proposal } = clusters;
  const placed = useMemo(() => placeProposal(view, proposal, words), [view, proposal, words]);
  const shown = placed.map(({ proposed, x, y, width, height }) => [proposed, x, y, width, height]);
  const key = JSON.stringify(shown);
  useEffect(() => {
    onPreview(placed);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key names everything that is drawn
  }, [key]);
  useEffect(() => () => onPreview([]), [onPreview]);
  const accept = (some: readonly PlacedProposal[]) => {
    const objects = accepted(view, some, () => crypto.randomUUID());
    const cards = some.flatMap((one) => one.cards.map(({ card }) => card));
    change({
      label: some.length === 1 ? `Added “${some[0]!.proposed.title}”` : `Added ${some.length} groups`,
      change: { objects },
      cards,
    });
    clusters.drop(new Set(some.map(({ proposed }) => proposed.id)));
  };
  const set = (changed: Partial<ClusterOptions>) => {
    clusters.again();
    setOptions({ ...options, ...changed });
  };
  const second = lockedAmong(view, placed);
  const groups = placed.filter(({ proposed }) => !proposed.outliers);
  return (
    <aside className={styles.panel} aria-label="Clusters">
      <div className={styles.panelHead}>
        <h2>Cluster highlights</h2>
        <CloseButton aria-label="Close the clusters" onClick={onClose} />
      </div>
      <SegmentedControl
        size="xs"
        aria-label="Highlights to cluster"
        data={[{ value: 'Selection', label: 'Selection', disabled: selection.length < 4 }, 'Filter', 'Project']}
        value={source}
        onChange={(value) => {
          setSource(value);
          clusters.again();
        }}
      />
      {source === 'Filter' && (
        <TextInput
          size="xs"
          label="Highlights with these words"
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
      )}
      <NativeSelect
        size="xs"
        label="Number of groups"
        data={choices(CLUSTER_AMOUNTS)}
        value={options.amount}
        onChange={({ currentTarget }) => set({ amount: currentTarget.value as ClusterOptions['amount'] })}
      />
      <NativeSelect
        size="xs"
        label="Strictness"
        data={choices(CLUSTER_STRICTNESS)}
        value={options.strictness}
        onChange={({ currentTarget }) => set({ strictness: currentTarget.value as ClusterOptions['strictness'] })}
      />
      {clusters.job && (
        <ClusterProgress job={clusters.job} onCancel={() => void clusters.cancel()} onRetry={clusters.retry} />
      )}
      <p className={styles.faint} role="status" hidden={clusters.job !== null}>
        {clusters.tooFew
          ? ids.length < 4
            ? 'Choose at least 4 highlights.'
            : 'All of these highlights are in groups.'
          : clusters.error
            ? asProblem(clusters.error).title
            : clusters.isFetching
              ? 'Clustering…'
              : `${groups.length} groups of ${ids.length} highlights. Nothing moves until you accept.`}
      </p>
      {second > 0 && (
        <p className={styles.faint}>
          {second === 1 ? '1 highlight is on a locked card' : `${second} highlights are on locked cards`}. Locked cards
          stay, so the groups get second cards.
        </p>
      )}
      <Button size="xs" disabled={readOnly || groups.length === 0} onClick={() => accept(groups)}>
        Accept all groups
      </Button>
      <Button
        size="xs"
        variant="default"
        disabled={!proposal.some(({ fixed }) => fixed)}
        onClick={() => clusters.again()}
      >
        Cluster the rest again
      </Button>
      <AlikeClusters clusters={clusters} />
      <ul className={styles.items}>
        {placed.map((one) => (
          <ClusterRow
            key={one.proposed.id}
            placed={one}
            others={proposal.filter(({ id }) => id !== one.proposed.id)}
            readOnly={readOnly}
            clusters={clusters}
            onAccept={() => accept([one])}
          />
        ))}
      </ul>
    </aside>
  );
}
