import { Portal } from '@mantine/core';
import { useLayoutEffect, useState, type RefObject } from 'react';
import styles from './merge-label.module.css';

const GAP = 6;

/** Describes the merge that a drop would cause. Rendered in a portal, because columns clip their content. */
export function MergeLabel({ card, words }: { card: RefObject<HTMLElement | null>; words: string }) {
  const [place, setPlace] = useState<{ left: number; width: number; top?: number; bottom?: number }>();
  useLayoutEffect(() => {
    const { left, width, top, bottom } = card.current!.getBoundingClientRect();
    // oxlint-disable-next-line react/set-state-in-effect -- the position is known only after layout
    setPlace({ left, width, ...(top > innerHeight / 3 ? { bottom: innerHeight - top + GAP } : { top: bottom + GAP }) });
  }, [card]);
  return (
    place && (
      <Portal>
        <p className={styles.label} style={place}>
          {words}
        </p>
      </Portal>
    )
  );
}
