import { TITLE_MAX } from '@evident/domain/kernel';
import { Button, Checkbox, Group, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { PlacedProposal, Proposed } from './place-proposal.ts';
import type { ClusterProposal } from './use-cluster-proposal.ts';
import styles from './canvas.module.css';

interface Props {
  placed: PlacedProposal;
  others: readonly Proposed[];
  readOnly: boolean;
  clusters: Pick<ClusterProposal, 'rename' | 'fix' | 'merge' | 'move' | 'split'>;
  onAccept: () => void;
}

const DRAGGED = 'application/x-evident-clustered';

/** A proposed group: rename, keep, split or merge it, and move its highlights by dragging or with a list. */
export function ClusterRow({ placed: { proposed, cards }, others, readOnly, clusters, onAccept }: Props) {
  const [open, setOpen] = useState(false);
  const { id, title, fixed, highlightIds } = proposed;
  const into = [
    { value: '', label: 'Move to…' },
    ...others.map((one) => ({ value: one.id, label: one.title || 'Untitled' })),
  ];
  return (
    <li
      className={styles.cluster}
      onDragOver={(event) => event.preventDefault()}
      onDrop={({ dataTransfer }) => {
        const highlightId = dataTransfer.getData(DRAGGED);
        if (highlightId) clusters.move(highlightId, id);
      }}
    >
      <TextInput
        size="xs"
        aria-label={`Title of ${title || 'the group'}`}
        value={title}
        maxLength={TITLE_MAX}
        onChange={({ currentTarget }) => clusters.rename(id, currentTarget.value)}
      />
      <Group gap={4}>
        <Button size="compact-xs" variant="subtle" aria-expanded={open} onClick={() => setOpen(!open)}>
          {highlightIds.length === 1 ? '1 highlight' : `${highlightIds.length} highlights`}
        </Button>
        <Button size="compact-xs" variant="subtle" disabled={readOnly} onClick={onAccept}>
          Accept
        </Button>
        <Button
          size="compact-xs"
          variant="subtle"
          disabled={highlightIds.length < 4}
          onClick={() => void clusters.split(id)}
        >
          Split
        </Button>
      </Group>
      <Group gap={8}>
        <Checkbox
          size="xs"
          label="Keep"
          checked={fixed}
          onChange={({ currentTarget }) => clusters.fix(id, currentTarget.checked)}
        />
        <NativeSelect
          size="xs"
          aria-label={`Merge ${title} into`}
          value=""
          data={[{ value: '', label: 'Merge into…' }, ...into.slice(1)]}
          onChange={({ currentTarget }) => clusters.merge(id, currentTarget.value)}
        />
      </Group>
      {open && (
        <ul className={styles.items}>
          {cards.map(({ card }) => (
            <li
              key={card.id}
              className={styles.item}
              draggable
              onDragStart={({ dataTransfer }) => dataTransfer.setData(DRAGGED, card.id)}
            >
              <span className={styles.itemText} dir="auto">
                {card.text || card.title}
              </span>
              <NativeSelect
                size="xs"
                aria-label={`Move “${card.text.slice(0, 60)}”`}
                value=""
                data={into}
                onChange={({ currentTarget }) => clusters.move(card.id, currentTarget.value)}
              />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
