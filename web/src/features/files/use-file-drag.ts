import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { useEffect, useRef, useState } from 'react';

const KIND = 'note-file';

interface Dragging {
  index: number;
  disabled: boolean;
  /** Called with the index of the dragged file and where it goes. */
  onMove: (from: number, to: number) => void;
}

/** Makes a file of a list draggable, and a target that others are dropped before or after. */
export function useFileDrag({ index, disabled, onMove }: Dragging) {
  const item = useRef<HTMLLIElement>(null);
  const [edge, setEdge] = useState<'before' | 'after' | null>(null);
  const move = useRef(onMove);
  useEffect(() => {
    move.current = onMove;
  });
  useEffect(() => {
    if (disabled) return undefined;
    const element = item.current!;
    const edgeAt = (x: number): 'before' | 'after' => {
      const { left, width } = element.getBoundingClientRect();
      const first = x < left + width / 2;
      return first === (getComputedStyle(element).direction === 'ltr') ? 'before' : 'after';
    };
    return combine(
      draggable({ element, getInitialData: () => ({ kind: KIND, index }) }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data['kind'] === KIND,
        onDrag: ({ location, source }) =>
          setEdge(source.data['index'] === index ? null : edgeAt(location.current.input.clientX)),
        onDragLeave: () => setEdge(null),
        onDrop: ({ location, source }) => {
          setEdge(null);
          const from = source.data['index'] as number;
          const gap = index + (edgeAt(location.current.input.clientX) === 'after' ? 1 : 0);
          const to = gap > from ? gap - 1 : gap;
          if (to !== from) move.current(from, to);
        },
      }),
    );
  }, [index, disabled]);
  return { item, edge };
}
