import type { Hue } from '@evident/domain/tags';
import type { ReactNode } from 'react';
import styles from './quote.module.css';

interface Props {
  /** Quoted text. */
  children: ReactNode;
  speaker?: string | null;
  /** Source, with a link to the passage. */
  source?: ReactNode;
  hue?: Hue;
  size?: 'normal' | 'small';
}

/** Quote in the serif. Its text determines the direction; the caption follows it. */
export function Quote({ children, speaker, source, hue, size = 'normal' }: Props) {
  return (
    <figure className={styles.quote} dir="auto" data-size={size} data-hue={hue}>
      <blockquote className={styles.words}>{children}</blockquote>
      {(speaker || source) && (
        <figcaption className={styles.from} dir="ltr">
          {speaker && <span className={styles.speaker}>{speaker}</span>}
          {speaker && source ? ' · ' : null}
          {source}
        </figcaption>
      )}
    </figure>
  );
}
