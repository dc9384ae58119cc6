import { type ChannelImportView, SOURCE_NAMES } from '@evident/domain/channels';
import { Button, Progress } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useImportState, useRetryFailure } from '../../data/channel-imports/mutations.ts';
import { channelImportQuery } from '../../data/channel-imports/queries.ts';
import { ProblemNote } from '../../ui/problem-note.tsx';
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
        : `Waiting until ${shownMoment(waitsUntil)}, because ${SOURCE_NAMES[source]} takes no more requests`;
    case 'running':
      return `${of} ${things} read`;
    case 'paused':
      return `Paused after ${number(read)} ${things}`;
    case 'done':
      return read === 0 ? 'Nothing new' : 'Finished';
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

interface Props {
  channelId: string;
  importId: string;
  /** Closes the window that it is in. */
  onClose: () => void;
}

/** The progress of an import, with its counts and failures. It goes on when this is closed. */
export function ImportProgress({ channelId, importId, onClose }: Props) {
  const { data, error } = useQuery(channelImportQuery(channelId, importId));
  const change = useImportState(channelId);
  const state = data?.state;
  const isOpen = state === 'waiting' || state === 'running';
  const canContinue = (state === 'paused' || state === 'failed') && (data?.source === 'CSV' || data?.sourceId !== null);
  return (
    <div className={styles.progress}>
      {data ? <Shown job={data} /> : error ? <ProblemNote problem={error} /> : <p role="status">Loading the import…</p>}
      <div className={styles.foot}>
        {isOpen && (
          <Button variant="default" onClick={() => void change(importId, 'paused')}>
            Pause
          </Button>
        )}
        {canContinue && (
          <Button variant="default" onClick={() => void change(importId, 'running')}>
            Continue
          </Button>
        )}
        {(isOpen || state === 'paused') && (
          <Button variant="default" onClick={() => void change(importId, 'cancelled')}>
            Cancel the import
          </Button>
        )}
        <Button onClick={onClose}>Close</Button>
      </div>
    </div>
  );
}

/** Its state in words, and its failures. */
function Shown({ job }: { job: ChannelImportView }) {
  const { id, channelId, sourceId, state, read, total, failures, numFailed } = job;
  const retry = useRetryFailure(channelId);
  const inWords = importInWords(job);
  const isOpen = state === 'waiting' || state === 'running';
  return (
    <>
      {isOpen && total !== null && (
        <Progress value={total > 0 ? (read / total) * 100 : 0} aria-label="Progress of the import" />
      )}
      <p role="status" className={styles.sum}>
        {inWords}
        {read > 0 && `${inWords.endsWith('.') ? ' Read so far' : ''}: ${countsInWords(job)}.`}
      </p>
      {failures.length > 0 && (
        <Failures
          failures={failures}
          total={numFailed}
          onRetry={sourceId === null ? undefined : (externalId) => retry(id, externalId)}
        />
      )}
    </>
  );
}
