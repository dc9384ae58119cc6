import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { useEffect, useRef, useState } from 'react';

const KIND = 'list-item';

interface Dragging {
  index: number;
  disabled: boolean;
  /** Called with the index of the dragged item and where it goes. */
  onMove: (from: number, to: number) => void;
  /** The direction in which items follow each other. */
  axis?: 'x' | 'y';
}

/** Makes an item of a list draggable by its handle, and a target that others are dropped before or after. */
export function useItemDrag({ index, disabled, onMove, axis = 'y' }: Dragging) {
  const item = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const [dragging, setDragging] = useState(false);
  const [edge, setEdge] = useState<'before' | 'after' | null>(null);
  const move = useRef(onMove);
  useEffect(() => {
    move.current = onMove;
  });
  useEffect(() => {
    if (disabled) return undefined;
    const element = item.current!;
    const edgeAt = ({ clientX, clientY }: { clientX: number; clientY: number }): 'before' | 'after' => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const isBefore = axis === 'x' ? clientX < left + width / 2 : clientY < top + height / 2;
      return isBefore ? 'before' : 'after';
    };
    return combine(
      draggable({
        element,
        dragHandle: handle.current!,
        getInitialData: () => ({ kind: KIND, index }),
        onDragStart: () => setDragging(true),
        onDrop: () => setDragging(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data['kind'] === KIND,
        onDrag: ({ location, source }) =>
          setEdge(source.data['index'] === index ? null : edgeAt(location.current.input)),
        onDragLeave: () => setEdge(null),
        onDrop: ({ location, source }) => {
          setEdge(null);
          const from = source.data['index'] as number;
          const gap = index + (edgeAt(location.current.input) === 'after' ? 1 : 0);
          const to = gap > from ? gap - 1 : gap;
          if (to !== from) move.current(from, to);
        },
      }),
    );
  }, [index, disabled, axis]);
  return { item, handle, dragging, edge };
}
