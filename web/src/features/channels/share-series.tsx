import type { TrendView } from '@evident/domain/channels';
import { bandsOf } from './trend-scale.ts';
import styles from './trend-chart.module.css';

interface Props {
  steps: TrendView['steps'];
  /** Share at the top. */
  end: number;
}

/** The share of a theme in each step, within the band in which it is with 95 % certainty. */
export function ShareSeries({ steps, end }: Props) {
  const shares = steps.map(({ share }) => share);
  const middles = shares.map((share) => share && { low: share.value, high: share.value });
  return (
    <>
      {bandsOf(shares, end).map((points) => (
        <polygon key={points} className={styles.band} points={points} />
      ))}
      {bandsOf(middles, end).map((points) => (
        <polygon key={points} className={styles.line} points={points} />
      ))}
    </>
  );
}
