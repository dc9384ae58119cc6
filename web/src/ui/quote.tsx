import type { Hue } from '@evident/domain/tags';
import type { ReactNode } from 'react';
import styles from './quote.module.css';

interface Props {
  /** The words as they were said. */
  children: ReactNode;
  speaker?: string | null;
  /** Where it was said, with a link to the place. */
  source?: ReactNode;
  hue?: Hue;
  size?: 'normal' | 'small';
}

/** A quote in the speech serif. Its words decide the direction; the caption follows them. */
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
