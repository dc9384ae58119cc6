import { type CanvasView, canvasRoom, shownObjects } from '@evident/domain/canvas';
import { Refusal } from '@evident/domain/kernel';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { canvasQuery, editedLive } from '../../data/canvas/queries.ts';
import { useMe } from '../../editor/use-present.ts';
import { invalidate } from '../../kernel/queries/invalidate.ts';
import { createStore, useStore } from '../../kernel/store.ts';
import { showToast } from '../../kernel/toasts.ts';
import { canvasRooms } from './canvas-room.ts';
import type { LiveCanvas } from './live-canvas.ts';
import { type Change, useCanvasChanges } from '../../data/canvas/mutations.ts';

/** A canvas as shown, and how it is changed. */
export interface CanvasSession {
  view: CanvasView;
  change: (change: Change) => void;
  /** Null for readers, and until the live canvas is open: changes are then requests. */
  live: LiveCanvas | null;
}

const empty = createStore<CanvasView['objects'] | null>(null);

/** Edits a canvas live with others. Readers see it as the server last stored it. */
export function useCanvasSession(stored: CanvasView, readOnly: boolean): CanvasSession {
  const client = useQueryClient();
  const me = useMe();
  const renew = useCallback(() => void invalidate(client, canvasQuery(stored.id)), [client, stored.id]);
  const live = useLive(readOnly ? null : canvasRoom(stored), renew);
  const request = useCanvasChanges(stored.id);
  const [added, setAdded] = useState(stored.cards);
  const document = useStore<unknown>(live?.document ?? empty) as ReturnType<LiveCanvas['document']['get']> | null;

  useEffect(() => {
    if (!live) return undefined;
    editedLive.add(stored.id);
    return () => {
      editedLive.delete(stored.id);
    };
  }, [live, stored.id]);
  useEffect(() => {
    if (live && me) live.tell({ user: me });
  }, [live, me]);

  const change = useCallback(
    (asked: Change) => {
      if (!live || asked.change.title !== undefined) return request(asked);
      try {
        if (asked.cards) setAdded((before) => [...before, ...asked.cards!]);
        live.change(asked.label, asked.change);
      } catch (thrown) {
        if (!(thrown instanceof Refusal)) throw thrown;
        showToast({ tone: 'danger', title: 'The canvas was not changed', message: thrown.title });
      }
    },
    [live, request],
  );

  const cards = useMemo(() => {
    const known = new Set(stored.cards.map(({ id }) => id));
    const more = new Map(added.filter(({ id }) => !known.has(id)).map((card) => [card.id, card]));
    return more.size === 0 ? stored.cards : [...stored.cards, ...more.values()];
  }, [stored.cards, added]);
  const readable = useMemo(() => new Set(cards.map(({ id }) => id)), [cards]);
  const objects = document?.objects;
  const shown = useMemo(
    () => (objects ? shownObjects({ objects }, readable) : stored.objects),
    [objects, readable, stored.objects],
  );
  useMissingWords(objects ?? null, readable, renew);
  const view = useMemo(
    (): CanvasView =>
      document
        ? {
            ...stored,
            cards,
            objects: shown,
            expanded: [...document.expanded],
            staging: document.staging,
            searchParams: document.searchParams,
            section: document.section,
          }
        : stored,
    [stored, cards, shown, document],
  );
  return { view, change, live };
}

/** Asks for the words of cards that others added. Words that may not be read are asked for once. */
function useMissingWords(
  objects: Readonly<Record<string, { highlightIds?: readonly string[]; targetId?: string }>> | null,
  readable: ReadonlySet<string>,
  ask: () => void,
): void {
  const [asked] = useState(() => new Set<string>());
  useEffect(() => {
    if (!objects) return;
    let isNew = false;
    for (const { highlightIds = [], targetId } of Object.values(objects))
      for (const id of targetId === undefined ? highlightIds : [targetId])
        if (!readable.has(id) && !asked.has(id)) {
          asked.add(id);
          isNew = true;
        }
    if (isNew) ask();
  }, [objects, readable, asked, ask]);
}

/** Keeps a live canvas open while mounted; null until it is open. `renew` is called when it starts over. */
function useLive(room: string | null, renew: () => unknown): LiveCanvas | null {
  const subscribe = useCallback(
    (listen: () => void) => {
      if (room === null) return () => undefined;
      const opened = canvasRooms.show(room);
      const stops = [opened.live.subscribe(listen), opened.restarts.subscribe(() => renew())];
      return () => {
        for (const stop of stops) stop();
        void canvasRooms.leave(room);
      };
    },
    [room, renew],
  );
  return useSyncExternalStore(subscribe, () => (room === null ? null : (canvasRooms.known(room)?.live.get() ?? null)));
}
