import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { inMiddle, sideAt, type Zone } from '../../data/tags/arrange.ts';
import { newDwell } from './dwell.ts';

type Dragged = { kind: 'tag'; id: string; title: string } | { kind: 'group'; id: string };
const dragged = (data: Record<string | symbol, unknown>): Dragged => data as unknown as Dragged;

interface CardDrops {
  mayMove: boolean;
  mayMerge: boolean;
  onDrop: (tagId: string, zone: Zone) => void;
}

/**
 * A draggable card that is also a drop target: others are inserted before or after it. A drop merges only if the merge
 * was indicated.
 */
export function useCardDrag(
  { id: tagId, title }: { id: string; title: string },
  { mayMove, mayMerge, onDrop }: CardDrops,
) {
  const card = useRef<HTMLLIElement>(null);
  const [dragging, setDragging] = useState(false);
  const [over, setOver] = useState<{ zone: Zone; title: string } | null>(null);
  const drop = useLatest(onDrop);
  useEffect(() => {
    const element = card.current!;
    let shown: Zone | null = null;
    let above = '';
    const show = (zone: Zone | null) => {
      if (zone === shown) return;
      shown = zone;
      setOver(zone && { zone, title: above });
    };
    const rest = newDwell(() => show('onto'));
    const leave = () => {
      rest.left();
      show(null);
    };
    return combine(
      rest.left,
      draggable({
        element,
        canDrag: () => mayMove,
        getInitialData: () => ({ kind: 'tag', id: tagId, title }),
        onDragStart: () => setDragging(true),
        onDrop: () => setDragging(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => dragged(source.data).kind === 'tag' && dragged(source.data).id !== tagId,
        onDrag: ({
          source,
          location: {
            current: { input },
          },
        }) => {
          const what = dragged(source.data);
          const edges = element.getBoundingClientRect();
          above = what.kind === 'tag' ? what.title : '';
          const middle = mayMerge && inMiddle(input.clientY, edges);
          if (middle) rest.over(input);
          else rest.left();
          if (!middle || shown !== 'onto') show(sideAt(input.clientY, edges));
        },
        onDragLeave: leave,
        onDrop: ({
          source,
          location: {
            current: { input },
          },
        }) => {
          // The indicator updates once a frame, so the drop position is computed from the pointer.
          const edges = element.getBoundingClientRect();
          const zone = shown === 'onto' && inMiddle(input.clientY, edges) ? 'onto' : sideAt(input.clientY, edges);
          leave();
          drop.current(dragged(source.data).id, zone);
        },
      }),
    );
  }, [tagId, title, mayMove, mayMerge, drop]);
  return { card, dragging, over };
}

interface ColumnDrops {
  mayMove: boolean;
  onTag: (tagId: string) => void;
  onGroup: (tagGroupId: string, side: 'before' | 'after') => void;
}

/** A column that is dragged by its header. Cards drop at its end, columns on either side. */
export function useColumnDrag(tagGroupId: string, { mayMove, onTag, onGroup }: ColumnDrops) {
  const column = useRef<HTMLElement>(null);
  const handle = useRef<HTMLDivElement>(null);
  const [over, setOver] = useState<'tag' | 'before' | 'after' | null>(null);
  const drops = useLatest({ onTag, onGroup });
  useEffect(() => {
    const element = column.current!;
    const side = (x: number) => {
      const { left, width } = element.getBoundingClientRect();
      return x < left + width / 2 ? ('before' as const) : ('after' as const);
    };
    return combine(
      draggable({
        element,
        dragHandle: handle.current!,
        canDrag: () => mayMove,
        getInitialData: () => ({ kind: 'group', id: tagGroupId }),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => dragged(source.data).id !== tagGroupId && mayMove,
        getData: ({ input, source }) => ({ over: dragged(source.data).kind === 'tag' ? 'tag' : side(input.clientX) }),
        onDrag: ({ self, location }) =>
          setOver(
            location.current.dropTargets[0]?.element === element || self.data['over'] !== 'tag'
              ? (self.data['over'] as 'tag' | 'before' | 'after')
              : null,
          ),
        onDragLeave: () => setOver(null),
        onDrop: ({ self, source, location }) => {
          setOver(null);
          const { kind, id } = dragged(source.data);
          if (kind === 'group') drops.current.onGroup(id, self.data['over'] as 'before' | 'after');
          else if (location.current.dropTargets[0]?.element === element) drops.current.onTag(id);
        },
      }),
    );
  }, [tagGroupId, mayMove, drops]);
  return { column, handle, over };
}

function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
