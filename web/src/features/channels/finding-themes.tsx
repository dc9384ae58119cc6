import { Loader } from '@mantine/core';
import { findingInWords } from './words.ts';
import styles from './channels.module.css';

/** One line while the themes of new data points are found. */
export function FindingThemes({ waiting }: { waiting: number }) {
  return waiting === 0 ? null : (
    <p className={styles.finding} role="status">
      <Loader size={12} aria-hidden />
      {findingInWords(waiting)}
    </p>
  );
}
