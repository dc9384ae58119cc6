import {
  type Box,
  type CanvasCard,
  type CanvasObjectChange,
  type CanvasView,
  around,
  groupAround,
  sizeOf,
} from '@evident/domain/canvas';
import { HUES } from '@evident/domain/kernel';
import { boxesOf } from './canvas-edits.ts';

/** A proposed group. */
export interface Proposed {
  readonly id: string;
  readonly title: string;
  readonly highlightIds: readonly string[];
  /** Stays when the rest is clustered again. */
  readonly fixed: boolean;
  readonly outliers?: true;
}

/** A proposed group at its place, with the places of its cards. */
export interface PlacedProposal extends Box {
  readonly proposed: Proposed;
  readonly hue: (typeof HUES)[number];
  readonly cards: readonly (Box & { readonly card: CanvasCard })[];
}

const BESIDE = 96;
const GAP = 40;
const IN_ROW = 4;

/** Places proposed groups next to the content of the canvas, in rows of four. */
export function placeProposal(
  view: CanvasView,
  proposal: readonly Proposed[],
  words: ReadonlyMap<string, CanvasCard>,
): PlacedProposal[] {
  const content = around(boxesOf(view));
  const left = content ? content.x + content.width + BESIDE : 0;
  let [x, y, rowHeight] = [left, content?.y ?? 0, 0];
  return proposal.map((proposed, at) => {
    if (at > 0 && at % IN_ROW === 0) {
      x = left;
      y += rowHeight + GAP;
      rowHeight = 0;
    }
    const boxes = proposed.highlightIds.flatMap((id) => {
      const card = words.get(id);
      const object = { id, type: 'rh' as const, x: 0, y: 0, rank: 0, highlightIds: [id] };
      return card ? [{ card, x: 0, y: 0, ...sizeOf(object, words, false) }] : [];
    });
    const { group, members } = groupAround(boxes, { x, y });
    x += group.width + GAP;
    rowHeight = Math.max(rowHeight, group.height);
    return { ...group, proposed, cards: members, hue: proposed.outliers ? 'grey' : HUES[at % (HUES.length - 1)]! };
  });
}

/** The change that accepts proposed groups: cards on the canvas move into them, others are added. */
export function accepted(
  view: CanvasView,
  placed: readonly PlacedProposal[],
  newId: () => string,
): CanvasObjectChange[] {
  const there = new Map(
    view.objects
      .filter(({ highlightIds, locked }) => highlightIds?.length === 1 && !locked)
      .map(({ id, highlightIds }) => [highlightIds![0]!, id]),
  );
  return placed.flatMap(({ proposed, cards, hue, ...box }) => {
    const groupId = newId();
    return [
      {
        id: groupId,
        type: 'group' as const,
        x: box.x,
        y: box.y,
        width: box.width,
        height: box.height,
        title: proposed.title.slice(0, 200),
        color: hue,
      },
      ...cards.map(({ card, x, y }) => {
        const id = there.get(card.id);
        return id === undefined
          ? { id: newId(), type: 'rh' as const, x, y, highlightIds: [card.id], groupId }
          : { id, x, y, groupId };
      }),
    ];
  });
}

/** How many proposed highlights are on locked cards. They get a second card. */
export function lockedAmong(view: CanvasView, placed: readonly PlacedProposal[]): number {
  const locked = new Set(view.objects.filter((one) => one.locked).flatMap(({ highlightIds = [] }) => highlightIds));
  return placed.flatMap(({ cards }) => cards).filter(({ card }) => locked.has(card.id)).length;
}
