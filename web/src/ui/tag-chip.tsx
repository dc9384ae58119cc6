import type { Hue } from '@evident/domain/tags';
import { Lock, X } from 'lucide-react';
import styles from './tag-chip.module.css';

interface Props {
  title: string;
  hue: Hue;
  count?: number;
  locked?: boolean;
  onOpen?: () => void;
  onRemove?: () => void;
}

/** Tag name in the color of its group. */
export function TagChip({ title, hue, count, locked = false, onOpen, onRemove }: Props) {
  const name = (
    <>
      <span className={styles.dot} aria-hidden />
      <span className={styles.title} title={title}>
        {title}
      </span>
      {locked && <Lock size={11} role="img" aria-label="locked" />}
      {count !== undefined && <span className={styles.count}>{count.toLocaleString()}</span>}
    </>
  );
  return (
    <span className={styles.chip} data-hue={hue}>
      {onOpen ? (
        <button type="button" className={styles.name} onClick={onOpen}>
          {name}
        </button>
      ) : (
        <span className={styles.name}>{name}</span>
      )}
      {onRemove && (
        <button type="button" className={styles.remove} aria-label={`Remove ${title}`} onClick={onRemove}>
          <X size={12} aria-hidden />
        </button>
      )}
    </span>
  );
}
