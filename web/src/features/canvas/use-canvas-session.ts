import { type CanvasView, canvasRoom, shownObjects } from '@evident/domain/canvas';
import { Refusal } from '@evident/domain/kernel';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { canvasQuery, editedLive } from '../../data/canvas/queries.ts';
import type { Opening } from '../../editor/opening.ts';
import { useMe } from '../../editor/use-present.ts';
import { invalidate } from '../../kernel/queries/invalidate.ts';
import { createStore, useStore } from '../../kernel/store.ts';
import { showToast } from '../../kernel/toasts.ts';
import { type LiveCanvas, liveCanvases } from './live-canvas.ts';
import { type Change, useCanvasChanges } from './use-canvas-changes.ts';

/** A canvas as shown, and how it is changed. */
export interface CanvasSession {
  view: CanvasView;
  change: (change: Change) => void;
  /** Null for readers, and until the live canvas is open: changes are then requests. */
  live: LiveCanvas | null;
}

/** After so many refusals changes are requests. */
const TRIES = 5;
const notYet = createStore<Opening>({ as: 'opening' });
const empty = createStore<CanvasView['objects'] | null>(null);

/** Edits a canvas live with others. Readers see it as the server last stored it. */
export function useCanvasSession(stored: CanvasView, readOnly: boolean): CanvasSession {
  const client = useQueryClient();
  const me = useMe();
  const live = useLive(readOnly ? null : canvasRoom(stored), () => invalidate(client, canvasQuery(stored.id)));
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
  useMissingWords(objects ?? null, readable, () => void invalidate(client, canvasQuery(stored.id)));
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
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asks once for each card
  }, [objects, readable]);
}

/** Keeps a live canvas open while mounted; null until it is open. One that is refused starts over. */
function useLive(room: string | null, renew: () => Promise<unknown>): LiveCanvas | null {
  const [live, setLive] = useState<LiveCanvas | null>(null);
  const [tried, setTried] = useState(0);
  useLayoutEffect(() => {
    if (room === null || tried >= TRIES) return undefined;
    const name = `${room}#${tried}`;
    const opened = liveCanvases.show(name);
    // oxlint-disable-next-line react/set-state-in-effect -- the canvas stays open while mounted
    setLive(opened);
    return () => {
      setLive(null);
      void liveCanvases.leave(name);
    };
  }, [room, tried]);
  const opening = useStore(live?.live.opening ?? notYet);
  const isRefused = opening.as === 'refused' || (opening.as === 'open' && !opening.writable);
  const reason = opening.as === 'opening' ? undefined : opening.reason;
  useEffect(() => {
    if (!isRefused || !room) return;
    if (opening.as === 'open')
      showToast({
        tone: 'danger',
        title: 'The canvas was loaded again',
        message: `Your last change was not accepted: ${reason ?? 'the server refused it'}.`,
      });
    void renew().then(() => setTried((before) => before + 1));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each refusal
  }, [isRefused, live]);
  return live && opening.as === 'open' && opening.writable ? live : null;
}
