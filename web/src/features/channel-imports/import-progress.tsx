import type { ChannelImportView } from '@evident/domain/channels';
import { Button, Progress } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useImportState } from '../../data/channel-imports/mutations.ts';
import { channelImportQuery } from '../../data/channel-imports/queries.ts';
import styles from './channel-imports.module.css';
import { Failures } from './first-rows.tsx';

const number = (count: number): string => count.toLocaleString('en');

/** The state of an import in one sentence. */
export function importInWords({ state, read, total, problem }: ChannelImportView): string {
  const of = total === null ? number(read) : `${number(read)} of ${number(total)}`;
  switch (state) {
    case 'waiting':
      return 'Waiting for its turn';
    case 'running':
      return `${of} rows read`;
    case 'paused':
      return `Paused after ${number(read)} rows`;
    case 'done':
      return 'Finished';
    case 'cancelled':
      return `Cancelled after ${number(read)} rows. Its data points are kept.`;
    case 'failed':
      return problem ?? 'It failed';
  }
}

/** Counts of an import: new, changed, the same, repeated, outside of the days, failed. */
export const countsInWords = ({ created, updated, unchanged, folded, skipped, numFailed }: ChannelImportView): string =>
  [
    `${number(created)} new`,
    updated > 0 && `${number(updated)} changed`,
    unchanged > 0 && `${number(unchanged)} already here`,
    folded > 0 && `${number(folded)} repeat others`,
    skipped > 0 && `${number(skipped)} outside of the days`,
    numFailed > 0 && `${number(numFailed)} can’t be imported`,
  ]
    .filter(Boolean)
    .join(', ');

/** The progress of an import, with its counts and failures. It goes on when this is closed. */
export function ImportProgress({ channelId, importId }: { channelId: string; importId: string }) {
  const { data } = useQuery(channelImportQuery(channelId, importId));
  const change = useImportState(channelId);
  if (!data) return <p role="status">Loading the import…</p>;
  const { state, read, total, failures } = data;
  const isOpen = state === 'waiting' || state === 'running';
  return (
    <div className={styles.progress}>
      {isOpen && <Progress value={total ? (read / total) * 100 : 0} aria-label="Progress of the import" />}
      <p role="status" className={styles.sum}>
        {importInWords(data)}
        {read > 0 && `: ${countsInWords(data)}.`}
      </p>
      {failures.length > 0 && <Failures failures={failures} title="Can’t be imported" />}
      <div className={styles.foot}>
        {isOpen && (
          <Button variant="default" onClick={() => void change(importId, 'paused')}>
            Pause
          </Button>
        )}
        {(state === 'paused' || state === 'failed') && (
          <Button variant="default" onClick={() => void change(importId, 'running')}>
            Continue
          </Button>
        )}
        {(isOpen || state === 'paused') && (
          <Button variant="default" onClick={() => void change(importId, 'cancelled')}>
            Cancel the import
          </Button>
        )}
      </div>
    </div>
  );
}
