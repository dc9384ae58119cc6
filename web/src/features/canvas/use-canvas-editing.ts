import type { CanvasCard, CanvasObjectChange, CanvasView } from '@evident/domain/canvas';
import { useMemo } from 'react';
import { beginField } from '../../kernel/keys/begun.ts';
import * as edits from './canvas-edits.ts';
import type { Change } from '../../data/canvas/mutations.ts';

const newId = () => crypto.randomUUID();
type Ids = ReadonlySet<string>;

/** Edits of a canvas by name, for toolbar, keys and menus. Each is one undo step. */
export function useCanvasEditing(view: CanvasView, change: (change: Change) => void, select: (ids: Ids) => void) {
  return useMemo(() => {
    const put = (label: string, objects: CanvasObjectChange[], cards: readonly CanvasCard[] = []) => {
      if (objects.length > 0) change({ label, change: { objects }, cards });
    };
    const added = (label: string, objects: CanvasObjectChange[], cards?: readonly CanvasCard[]) => {
      put(label, objects, cards);
      select(new Set(objects.map(({ id }) => id)));
    };
    return {
      add: (cards: readonly CanvasCard[], at: { x: number; y: number }) =>
        added(
          cards.length === 1 ? 'Added a card' : `Added ${cards.length} cards`,
          edits.cardsToAdd(cards, at, newId),
          cards,
        ),
      addText: (at: { x: number; y: number }) => {
        const id = newId();
        beginField(id);
        added('Added a text', [{ id, type: 'text', ...at, width: 240, text: '' }]);
      },
      /** Pasted text becomes a card for each paragraph. */
      paste: (text: string, at: { x: number; y: number }) => {
        const parts = text
          .split(/\n\s*\n|\r\n\s*\r\n/)
          .map((part) => part.trim().slice(0, 5000))
          .filter(Boolean)
          .slice(0, 100);
        added(
          parts.length === 1 ? 'Pasted a text' : `Pasted ${parts.length} texts`,
          parts.map((part, index) => ({
            id: newId(),
            type: 'text' as const,
            x: at.x + (index % 4) * 264,
            y: at.y + Math.floor(index / 4) * 160,
            width: 240,
            text: part,
            color: 'amber' as const,
          })),
        );
      },
      addRectangle: (at: { x: number; y: number }) =>
        added('Added a rectangle', [{ id: newId(), type: 'rectangle', ...at, width: 240, height: 160, color: 'grey' }]),
      addGroup: (at: { x: number; y: number }) => {
        const id = newId();
        beginField(id);
        added('Added a group', [{ id, type: 'group', ...at, width: 560, height: 360, title: '' }]);
      },
      group: (ids: Ids) => {
        const id = newId();
        const objects = edits.grouped(view, ids, id);
        if (objects.length === 0) return;
        beginField(id);
        put('Grouped objects', objects);
        select(new Set([id]));
      },
      ungroup: (ids: Ids) => {
        const groups = view.objects.filter(({ id, type, locked }) => ids.has(id) && type === 'group' && !locked);
        if (groups.length > 0) change({ label: 'Ungrouped objects', change: { removed: groups.map(({ id }) => id) } });
      },
      remove: (ids: Ids) => {
        const removed = view.objects.filter(({ id, locked }) => ids.has(id) && !locked).map(({ id }) => id);
        if (removed.length === 0) return;
        change({
          label: removed.length === 1 ? 'Removed an object' : `Removed ${removed.length} objects`,
          change: { removed },
        });
        select(new Set());
      },
      duplicate: (ids: Ids) => added('Duplicated', edits.duplicated(view, ids, newId)),
      align: (ids: Ids, to: Parameters<typeof edits.align>[2]) => put('Aligned objects', edits.align(view, ids, to)),
      distribute: (ids: Ids, axis: 'x' | 'y') => put('Distributed objects', edits.distribute(view, ids, axis)),
      arrange: (ids: Ids) => put('Arranged objects', edits.arrange(view, ids)),
      tidy: (groupId: string) => put('Arranged a group', edits.tidied(view, groupId)),
      stack: (ids: Ids, to: 'front' | 'back') =>
        put(to === 'front' ? 'Brought to the front' : 'Sent to the back', edits.restacked(view, ids, to)),
      color: (ids: Ids, color: CanvasObjectChange['color'] & {}) =>
        put(
          'Changed the color',
          view.objects
            .filter(({ id, type }) => ids.has(id) && (type === 'group' || type === 'text' || type === 'rectangle'))
            .map(({ id }) => ({ id, color })),
        ),
      format: (ids: Ids, textFormat: CanvasObjectChange['textFormat'] & {}) =>
        put(
          'Changed the text',
          view.objects.filter(({ id, type }) => ids.has(id) && type === 'text').map(({ id }) => ({ id, textFormat })),
        ),
      lock: (ids: Ids) => {
        const chosen = view.objects.filter(({ id }) => ids.has(id));
        const locked = chosen.some((one) => !one.locked);
        put(
          locked ? 'Locked' : 'Unlocked',
          chosen.map(({ id }) => ({ id, locked })),
        );
      },
      join: (ids: Ids) => {
        const joined = edits.joined(view, ids);
        if (joined) change({ label: `Joined ${joined.removed.length + 1} cards`, change: joined });
      },
      split: (ids: Ids) => added('Split a card', edits.split(view, ids, newId)),
      stage: (at: { x: number; y: number } | null) =>
        change({
          label: at ? 'Added a staging area' : 'Removed the staging area',
          change: { staging: at && { ...at, width: 560, height: 320 } },
        }),
      toGroup: (objectId: string, groupId: string | null) => {
        const group = view.objects.find(({ id }) => id === groupId);
        const members = edits.boxesOf(view).filter(({ object }) => object.groupId === groupId);
        const y = group && Math.max(group.y + 48, ...members.map((one) => one.y + one.height + 16));
        put('Moved an object', [{ id: objectId, groupId, ...(group && { x: group.x + 16, y: y! }) }]);
      },
    };
  }, [view, change, select]);
}
export type CanvasEditing = ReturnType<typeof useCanvasEditing>;
