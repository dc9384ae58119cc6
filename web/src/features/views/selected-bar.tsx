import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './views.module.css';

interface Props {
  count: number;
  onClear: () => void;
  /** Actions. */
  children: ReactNode;
}

/** Actions for the selected rows. */
export function SelectedBar({ count, onClear, children }: Props) {
  return (
    <div className={styles.bar} role="toolbar" aria-label="Selected rows">
      <span role="status">{count.toLocaleString()} selected</span>
      {children}
      <Button size="xs" variant="subtle" onClick={onClear}>
        Clear selection
      </Button>
    </div>
  );
}
