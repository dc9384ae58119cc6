import { VisuallyHidden } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { CARD_CHIPS, chipsThatFit } from './fitted-chips.ts';
import styles from './chips.module.css';

interface Props<One> {
  of: readonly One[];
  titleOf: (one: One) => string;
  chip: (one: One) => ReactNode;
  /** The cell that shows them on one line or two; null on a card, where they wrap. */
  cell: { readonly width: number; readonly wrapped: boolean } | null;
}

/** Chips of a row that fit, and how many more there are, with their names on hover and for screen readers. */
export function Chips<One extends { readonly id: string }>({ of, titleOf, chip, cell }: Props<One>) {
  const shown = cell ? chipsThatFit(of.map(titleOf), cell) : CARD_CHIPS;
  const more = of.slice(shown).map(titleOf).join(', ');
  return (
    <span className={styles.chips} data-wraps={cell === null}>
      {of.slice(0, shown).map((one) => (
        <Fragment key={one.id}>{chip(one)}</Fragment>
      ))}
      {more !== '' && (
        <span className={styles.more} title={more}>
          <span aria-hidden>+{of.length - shown}</span>
          <VisuallyHidden>{more}</VisuallyHidden>
        </span>
      )}
    </span>
  );
}
