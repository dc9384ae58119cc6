import type { CanvasObjectView, CanvasView } from '@evident/domain/canvas';
import { useEffect, useRef, useState } from 'react';
import type { LiveCanvas } from './live-canvas.ts';

export type Places = ReadonlyMap<string, { readonly x: number; readonly y: number }>;
const NONE: Places = new Map();

/**
 * Places of objects that others drag right now. A place counts from where the object was when the drag began, so that
 * the end of the drag does not move it twice.
 */
export function useMoving(live: LiveCanvas | null, view: CanvasView): Places {
  const [places, setPlaces] = useState<Places>(NONE);
  const objects = useRef(view.objects);
  useEffect(() => {
    objects.current = view.objects;
  }, [view.objects]);
  useEffect(() => {
    if (!live) return undefined;
    const began = new Map<string, CanvasObjectView>();
    const look = () => {
      const now = new Map<string, { x: number; y: number }>();
      for (const { moving, selected = [] } of live.others.get()) {
        if (!moving) continue;
        for (const id of selected) {
          const from = began.get(id) ?? objects.current.find((one) => one.id === id);
          if (!from) continue;
          began.set(id, from);
          now.set(id, { x: from.x + moving.x, y: from.y + moving.y });
        }
      }
      for (const id of began.keys()) if (!now.has(id)) began.delete(id);
      setPlaces((before) => (now.size === 0 && before.size === 0 ? before : now));
    };
    const stop = live.others.subscribe(look);
    return () => {
      stop();
      setPlaces(NONE);
    };
  }, [live]);
  return places;
}
