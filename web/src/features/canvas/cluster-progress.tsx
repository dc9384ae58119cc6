import type { ClusterJobView } from '@evident/domain/clustering';
import { Button, Group, Progress } from '@mantine/core';
import styles from './canvas.module.css';

interface Props {
  job: Pick<ClusterJobView, 'state' | 'progress' | 'highlights'>;
  onCancel: () => void;
  onRetry: () => void;
}

/** The progress of a job that clusters many highlights, until it is done. */
export function ClusterProgress({ job: { state, progress, highlights }, onCancel, onRetry }: Props) {
  const percent = Math.round(progress * 100);
  const count = highlights.toLocaleString('en');
  if (state === 'FAILED' || state === 'CANCELLED')
    return (
      <Group gap={8}>
        <p className={styles.faint} role="status">
          {state === 'FAILED' ? 'Clustering failed. Try again.' : 'Clustering was canceled.'}
        </p>
        <Button size="compact-xs" variant="default" onClick={onRetry}>
          Cluster again
        </Button>
      </Group>
    );
  return (
    <div>
      <p className={styles.faint} role="status">
        {state === 'WAITING' ? `Waiting to cluster ${count} highlights` : `Clustering ${count} highlights`}
      </p>
      <Group gap={8} wrap="nowrap">
        <Progress.Root size="sm" flex={1}>
          <Progress.Section value={percent} aria-label="Clustering" aria-valuetext={`${percent} %`} />
        </Progress.Root>
        <Button size="compact-xs" variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </Group>
    </div>
  );
}
