import { Button, Group } from '@mantine/core';
import type { ClusterProposal } from './use-cluster-proposal.ts';
import styles from './canvas.module.css';

interface Props {
  clusters: Pick<ClusterProposal, 'alike' | 'mergeAlike' | 'merged' | 'unmerge'>;
}

const LIST = new Intl.ListFormat('en', { type: 'conjunction' });

/** Offers groups that say the same as one, and to undo the last such merge. */
export function AlikeClusters({ clusters: { alike, mergeAlike, merged, unmerge } }: Props) {
  return (
    <>
      {merged && (
        <Group gap={8} role="status">
          <span className={styles.faint}>Merged into “{merged.title}”.</span>
          <Button size="compact-xs" variant="subtle" onClick={unmerge}>
            Undo
          </Button>
        </Group>
      )}
      {alike.map((set) => (
        <Group key={set.map(({ id }) => id).join()} gap={8}>
          <span className={styles.faint}>{LIST.format(set.map(({ title }) => `“${title}”`))} say much the same.</span>
          <Button size="compact-xs" variant="default" onClick={() => mergeAlike(set)}>
            Merge groups
          </Button>
        </Group>
      ))}
    </>
  );
}
