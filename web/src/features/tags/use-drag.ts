import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { type Zone, zoneAt } from './arrange.ts';

/** What is being dragged on the board. */
type Dragged = { kind: 'tag' | 'group'; id: string };
const dragged = (data: Record<string | symbol, unknown>): Dragged => data as unknown as Dragged;

/** A card that is dragged, and on or beside which others are let go. */
export function useCardDrag(tagId: string, { mayMove, mayMerge, onDrop }: { mayMove: boolean; mayMerge: boolean; onDrop: (tagId: string, zone: Zone) => void }) {
  const card = useRef<HTMLLIElement>(null);
  const [dragging, setDragging] = useState(false);
  const [zone, setZone] = useState<Zone | null>(null);
  const drop = useLatest(onDrop);
  useEffect(() => {
    const element = card.current!;
    return combine(
      draggable({ element, canDrag: () => mayMove, getInitialData: () => ({ kind: 'tag', id: tagId }), onDragStart: () => setDragging(true), onDrop: () => setDragging(false) }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => dragged(source.data).kind === 'tag' && dragged(source.data).id !== tagId,
        getData: ({ input }) => ({ zone: zoneAt(input.clientY, element.getBoundingClientRect(), mayMerge) }),
        onDrag: ({ self }) => setZone(self.data['zone'] as Zone),
        onDragLeave: () => setZone(null),
        onDrop: ({ self, source }) => { setZone(null); drop.current(dragged(source.data).id, self.data['zone'] as Zone); },
      }),
    );
  }, [tagId, mayMove, mayMerge, drop]);
  return { card, dragging, zone };
}

interface ColumnDrops { mayMove: boolean; onTag: (tagId: string) => void; onGroup: (tagGroupId: string, side: 'before' | 'after') => void }

/** A column that is dragged by its head; cards are let go at its end, other columns on either side. */
export function useColumnDrag(tagGroupId: string, { mayMove, onTag, onGroup }: ColumnDrops) {
  const column = useRef<HTMLElement>(null);
  const handle = useRef<HTMLDivElement>(null);
  const [over, setOver] = useState<'tag' | 'before' | 'after' | null>(null);
  const drops = useLatest({ onTag, onGroup });
  useEffect(() => {
    const element = column.current!;
    const side = (x: number) => { const { left, width } = element.getBoundingClientRect(); return x < left + width / 2 ? 'before' as const : 'after' as const; };
    return combine(
      draggable({ element, dragHandle: handle.current!, canDrag: () => mayMove, getInitialData: () => ({ kind: 'group', id: tagGroupId }) }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => dragged(source.data).id !== tagGroupId && mayMove,
        getData: ({ input, source }) => ({ over: dragged(source.data).kind === 'tag' ? 'tag' : side(input.clientX) }),
        onDrag: ({ self, location }) => setOver(location.current.dropTargets[0]?.element === element || self.data['over'] !== 'tag' ? (self.data['over'] as 'tag' | 'before' | 'after') : null),
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
  useLayoutEffect(() => { latest.current = value; });
  return latest;
}
