import { type ChannelImportView, SOURCE_NAMES } from '@evident/domain/channels';
import { Button, Progress } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useImportState, useRetryFailure } from '../../data/channel-imports/mutations.ts';
import { channelImportQuery } from '../../data/channel-imports/queries.ts';
import { shownMoment } from '../../ui/time.ts';
import styles from './channel-imports.module.css';
import { Failures } from './first-items.tsx';

const number = (count: number): string => count.toLocaleString('en');

/** The state of an import in one sentence. */
export function importInWords({ source, state, read, total, problem, waitsUntil }: ChannelImportView): string {
  const of = total === null ? number(read) : `${number(read)} of ${number(total)}`;
  const things = source === 'CSV' ? 'rows' : 'items';
  switch (state) {
    case 'waiting':
      return waitsUntil === null
        ? 'Waiting for its turn'
        : `${SOURCE_NAMES[source]} takes no more requests until ${shownMoment(waitsUntil)}. It goes on then`;
    case 'running':
      return `${of} ${things} read`;
    case 'paused':
      return `Paused after ${number(read)} ${things}`;
    case 'done':
      return 'Finished';
    case 'cancelled':
      return `Cancelled after ${number(read)} ${things}. Its data points are kept.`;
    case 'failed':
      return problem ?? 'It failed';
  }
}

/** Counts of an import: new, changed, the same, repeated, deleted there, outside of the days, failed. */
export const countsInWords = ({
  created,
  updated,
  unchanged,
  folded,
  removed,
  skipped,
  numFailed,
}: ChannelImportView): string =>
  [
    `${number(created)} new`,
    updated > 0 && `${number(updated)} changed`,
    unchanged > 0 && `${number(unchanged)} already here`,
    folded > 0 && `${number(folded)} repeat others`,
    removed > 0 && `${number(removed)} deleted there`,
    skipped > 0 && `${number(skipped)} outside of the days`,
    numFailed > 0 && `${number(numFailed)} can’t be imported`,
  ]
    .filter(Boolean)
    .join(', ');

/** The progress of an import, with its counts and failures. It goes on when this is closed. */
export function ImportProgress({ channelId, importId }: { channelId: string; importId: string }) {
  const { data } = useQuery(channelImportQuery(channelId, importId));
  const change = useImportState(channelId);
  const retry = useRetryFailure(channelId);
  if (!data) return <p role="status">Loading the import…</p>;
  const { source, sourceId, state, read, total, failures, numFailed } = data;
  const isRun = source !== 'CSV';
  const isOpen = state === 'waiting' || state === 'running';
  return (
    <div className={styles.progress}>
      {isOpen && total !== null && (
        <Progress value={total > 0 ? (read / total) * 100 : 0} aria-label="Progress of the import" />
      )}
      <p role="status" className={styles.sum}>
        {importInWords(data)}
        {read > 0 && `: ${countsInWords(data)}.`}
      </p>
      {failures.length > 0 && (
        <Failures
          failures={failures}
          total={numFailed}
          onRetry={sourceId === null ? undefined : (externalId) => retry(importId, externalId)}
        />
      )}
      <div className={styles.foot}>
        {isOpen && (
          <Button variant="default" onClick={() => void change(importId, 'paused')}>
            Pause
          </Button>
        )}
        {(state === 'paused' || state === 'failed') && (!isRun || sourceId !== null) && (
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
