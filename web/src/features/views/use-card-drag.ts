import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import type { Row } from '@evident/domain/views';
import { useEffect, useRef, useState } from 'react';

export const DRAGGED_ROW = 'view-row';

/** A card that moved from one group to another. */
export interface MovedCard {
  readonly row: Row;
  readonly from: string | null;
}

/** Makes a card draggable out of its group, and within it. @param owner the list in which it is ordered */
export function useCardDrag({ row, from, owner, disabled }: MovedCard & { owner: string; disabled: boolean }) {
  const card = useRef<HTMLDivElement>(null);
  const [dragging, setDragging] = useState(false);
  useEffect(() => {
    if (disabled) return undefined;
    return draggable({
      element: card.current!,
      getInitialData: () => ({ kind: DRAGGED_ROW, row, from, owner }),
      onDragStart: () => setDragging(true),
      onDrop: () => setDragging(false),
    });
  }, [row, from, owner, disabled]);
  return { card, dragging };
}

/** Makes a group a target for cards of the others. */
export function useCardDrop(key: string | null, disabled: boolean, onDrop: (moved: MovedCard) => void) {
  const column = useRef<HTMLElement>(null);
  const [over, setOver] = useState(false);
  const latest = useRef(onDrop);
  useEffect(() => {
    latest.current = onDrop;
  });
  useEffect(() => {
    if (disabled) return undefined;
    return dropTargetForElements({
      element: column.current!,
      canDrop: ({ source }) => source.data['kind'] === DRAGGED_ROW && source.data['from'] !== key,
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: ({ source }) => {
        setOver(false);
        latest.current(source.data as unknown as MovedCard);
      },
    });
  }, [key, disabled]);
  return { column, over };
}
