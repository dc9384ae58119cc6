import { Skeleton, VisuallyHidden } from '@mantine/core';
import { CloudOff } from 'lucide-react';
import { useConnection } from '../../kernel/connection/connection-store.ts';
import { StateMessage } from './state-message.tsx';
import styles from './list-skeleton.module.css';

interface Props {
  /** Plural of the loading kind: `notes`. */
  things: string;
  shape?: 'rows' | 'cards' | 'board' | 'text';
  count?: number;
}

const WIDTHS = ['62%', '48%', '71%', '55%', '66%', '43%'];
const width = (at: number) => WIDTHS[at % WIDTHS.length];

/** Outline of the content to come; never a lone spinner. Says so while offline, because nothing comes. */
export function ListSkeleton({ things, shape = 'rows', count = 6 }: Props) {
  const { state } = useConnection();
  if (state === 'ClientOffline')
    return (
      <StateMessage icon={CloudOff} role="status" title={`Cannot load ${things} while you are offline`}>
        Loading continues when the connection is back.
      </StateMessage>
    );
  const Part = PARTS[shape];
  return (
    <div role="status" className={styles[shape]}>
      <VisuallyHidden>Loading {things}</VisuallyHidden>
      {Array.from({ length: count }, (_, at) => (
        <Part key={at} at={at} />
      ))}
    </div>
  );
}

const PARTS = {
  rows: ({ at }: { at: number }) => (
    <div className={styles.row} aria-hidden>
      <Skeleton height={16} width={16} radius="sm" />
      <Skeleton height={12} width={width(at)} radius="sm" />
      <Skeleton height={12} width={64} radius="sm" ml="auto" />
    </div>
  ),
  cards: ({ at }: { at: number }) => (
    <div className={styles.card} aria-hidden>
      <Skeleton height={96 + (at % 3) * 40} radius="sm" mb={12} />
      <Skeleton height={14} width={width(at)} radius="sm" mb={8} />
      <Skeleton height={12} width="38%" radius="sm" />
    </div>
  ),
  board: ({ at }: { at: number }) => (
    <div className={styles.column} aria-hidden>
      <Skeleton height={14} width={width(at)} radius="sm" mb={4} />
      {Array.from({ length: 3 - (at % 2) }, (_, card) => (
        <div key={card} className={styles.card}>
          <Skeleton height={14} width={width(at + card)} radius="sm" mb={8} />
          <Skeleton height={12} width="38%" radius="sm" />
        </div>
      ))}
    </div>
  ),
  text: ({ at }: { at: number }) => (
    <div className={styles.turn} aria-hidden>
      <Skeleton height={12} width={96} radius="sm" mb={8} />
      <Skeleton height={14} width="100%" radius="sm" mb={8} />
      <Skeleton height={14} width={width(at)} radius="sm" />
    </div>
  ),
};
