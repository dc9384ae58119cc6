import { ActionIcon, Button, Progress } from '@mantine/core';
import { CircleAlert, CircleCheck, CircleSlash, LoaderCircle, X } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './progress-card.module.css';

export type Progressing = 'running' | 'finished' | 'failed' | 'cancelled';

interface Props {
  /** What is being done: `Importing nine interviews`. */
  title: string;
  state: Progressing;
  done: number;
  of: number;
  /** What did not make it, or what is happening now. */
  children?: ReactNode;
  onCancel?: () => void;
  onDismiss?: () => void;
}

const ICON = { running: LoaderCircle, finished: CircleCheck, failed: CircleAlert, cancelled: CircleSlash };

/** Long work: how far it is, that it can be left alone or cancelled, and at the end what did not make it. */
export function ProgressCard({ title, state, done, of, children, onCancel, onDismiss }: Props) {
  const Icon = ICON[state];
  const running = state === 'running';
  return (
    <section className={styles.card} data-state={state} aria-label={title}>
      <header className={styles.head}>
        <Icon size={16} aria-hidden className={styles.icon} />
        <strong className={styles.title}>{title}</strong>
        <span className={styles.count} role="status">{done.toLocaleString()} of {of.toLocaleString()}</span>
        {!running && onDismiss && <ActionIcon aria-label={`Dismiss: ${title}`} onClick={onDismiss}><X size={16} aria-hidden /></ActionIcon>}
      </header>
      <Progress value={of === 0 ? 0 : (done / of) * 100} size={4} color={state === 'failed' ? 'danger' : 'accent'} aria-label={title} />
      <div className={styles.foot}>
        <div className={styles.text}>{children ?? (running ? 'You can leave this page; it goes on.' : null)}</div>
        {running && onCancel && <Button size="xs" variant="default" onClick={onCancel}>Cancel</Button>}
      </div>
    </section>
  );
}
