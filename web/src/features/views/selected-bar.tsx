import { Button, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './selected-bar.module.css';

interface Props {
  count: number;
  onClear: () => void;
  /** Actions. */
  children: ReactNode;
}

/** Actions for the selected rows, at the foot of the page. Their number is announced, also when the last one goes. */
export function SelectedBar({ count, onClear, children }: Props) {
  return (
    <>
      <VisuallyHidden role="status">{count > 0 ? `${count.toLocaleString()} selected` : ''}</VisuallyHidden>
      {count > 0 && (
        <div className={styles.selected} data-floor role="toolbar" aria-label="Selected rows">
          <span aria-hidden>{count.toLocaleString()} selected</span>
          {children}
          <Button size="xs" variant="subtle" onClick={onClear}>
            Clear selection
          </Button>
        </div>
      )}
    </>
  );
}
