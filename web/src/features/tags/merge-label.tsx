import { Portal } from '@mantine/core';
import { useLayoutEffect, useState, type RefObject } from 'react';
import styles from './merge-label.module.css';

const GAP = 6;

/** What letting go of a card on another one will do, whole: over the page, because columns clip what stands in them. */
export function MergeLabel({ card, words }: { card: RefObject<HTMLElement | null>; words: string }) {
  const [place, setPlace] = useState<{ left: number; width: number; top?: number; bottom?: number }>();
  useLayoutEffect(() => {
    const { left, width, top, bottom } = card.current!.getBoundingClientRect();
    // oxlint-disable-next-line react/set-state-in-effect -- where the card is is known once it is drawn
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
