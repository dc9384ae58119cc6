import { ActionIcon, Button, Progress } from '@mantine/core';
import { ChevronDown, ChevronUp, CircleAlert, CircleCheck, CircleSlash, LoaderCircle, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { foldedCards } from '../kernel/folded-cards.ts';
import { useNarrowScreen } from '../kernel/narrow-screen.ts';
import styles from './progress-card.module.css';

export type Progressing = 'running' | 'finished' | 'failed' | 'cancelled';

interface Props {
  /** Description of the work: `Importing nine interviews`. */
  title: string;
  state: Progressing;
  done: number;
  /** 0 until it is known. */
  of: number;
  /** Progress of the bar, 0 to 1; by default `done` of `of`. */
  share?: number;
  /** Short result, shown while collapsed. */
  outcome?: string;
  /** Errors or the current step. */
  children?: ReactNode;
  onCancel?: () => void;
  onDismiss?: () => void;
}

const ICON = { running: LoaderCircle, finished: CircleCheck, failed: CircleAlert, cancelled: CircleSlash };

/**
 * Progress of long-running work, with cancel and a summary of errors. Minimizing one minimizes all, also later ones; by
 * default on small screens.
 */
export function ProgressCard({
  title,
  state,
  done,
  of,
  share = of === 0 ? 0 : done / of,
  outcome,
  children,
  onCancel,
  onDismiss,
}: Props) {
  const Icon = ICON[state];
  const running = state === 'running';
  const small = useNarrowScreen();
  const folded = foldedCards.use() ?? small;
  return (
    <section className={styles.card} data-state={state} data-folded={folded} aria-label={title}>
      <header className={styles.head}>
        <Icon size={16} aria-hidden className={styles.icon} />
        <strong className={styles.title} title={title}>
          {title}
        </strong>
        <span className={styles.count} role="status">
          {folded && outcome !== undefined ? outcome : countOf(done, of)}
        </span>
        <FoldButton title={title} folded={folded} />
        {!running && onDismiss && (
          <ActionIcon aria-label={`Dismiss: ${title}`} onClick={onDismiss}>
            <X size={16} aria-hidden />
          </ActionIcon>
        )}
      </header>
      <Progress value={share * 100} size={4} color={state === 'failed' ? 'danger' : 'accent'} aria-label={title} />
      {!folded && (
        <div className={styles.foot}>
          <div className={styles.text}>
            {children ?? (running ? 'You can leave this page. The import continues.' : null)}
          </div>
          {running && onCancel && (
            <Button size="xs" variant="default" onClick={onCancel}>
              Cancel
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

const countOf = (done: number, of: number): string =>
  of === 0 ? '' : `${done.toLocaleString()} of ${of.toLocaleString()}`;

function FoldButton({ title, folded }: { title: string; folded: boolean }) {
  const Icon = folded ? ChevronUp : ChevronDown;
  return (
    <ActionIcon
      aria-label={`Details: ${title}`}
      aria-expanded={!folded}
      title={folded ? 'Show details' : 'Minimize'}
      onClick={() => foldedCards.set(!folded)}
    >
      <Icon size={16} aria-hidden />
    </ActionIcon>
  );
}
