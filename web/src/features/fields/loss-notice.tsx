import type { FieldPreview } from '@evident/domain/fields';
import styles from './field-settings.module.css';

/** Values that a change would lose, with how often each occurs. */
export function LossNotice({ preview: { lossCount, valueCount, samples } }: { preview: FieldPreview }) {
  const listed = samples.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className={styles.losses} role="alert">
      <p>
        {lossCount === valueCount
          ? `All ${valueCount.toLocaleString()} values would be lost:`
          : `${lossCount.toLocaleString()} of ${valueCount.toLocaleString()} values would be lost:`}
      </p>
      <ul>
        {samples.map(({ value, count }) => (
          <li key={value}>
            {value}
            {count > 1 && <span className={styles.dim}> × {count.toLocaleString()}</span>}
          </li>
        ))}
        {lossCount > listed && <li className={styles.dim}>and {(lossCount - listed).toLocaleString()} more</li>}
      </ul>
      <p>You can undo this.</p>
    </div>
  );
}
