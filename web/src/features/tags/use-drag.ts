import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { inMiddle, sideAt, type Zone } from './arrange.ts';
import { newDwell } from './dwell.ts';

/** What is being dragged on the board. */
type Dragged = { kind: 'tag'; id: string; title: string } | { kind: 'group'; id: string };
const dragged = (data: Record<string | symbol, unknown>): Dragged => data as unknown as Dragged;

interface CardDrops {
  mayMove: boolean;
  mayMerge: boolean;
  onDrop: (tagId: string, zone: Zone) => void;
}

/** A card that is dragged, and beside which others are let go, or on it once they rested there. It lands where it is let go; the two are merged only where that was shown. */
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
          // The line is drawn once a frame: where it is let go counts, not where it was drawn last.
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

/** A column that is dragged by its head; cards are let go at its end, other columns on either side. */
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
