import {
  type Alignment,
  type Box,
  type CanvasCard,
  type CanvasObjectChange,
  type CanvasObjectView,
  type CanvasView,
  type StagingArea,
  GROUP_HEAD,
  CANVAS_REEL_MAX,
  aligned,
  apart,
  arranged,
  around,
  distributed,
  groupAround,
  isWithin,
  sizeOf,
} from '@evident/domain/canvas';

type Placed = Box & { readonly object: CanvasObjectView };

const round = (value: number): number => Math.round(value * 10) / 10;
const place = (box: Pick<Box, 'x' | 'y'>) => ({ x: round(box.x), y: round(box.y) });

/** Objects with their size. */
export function boxesOf(view: CanvasView, ids?: ReadonlySet<string>): Placed[] {
  const cards = new Map(view.cards.map((card) => [card.id, card]));
  const expanded = new Set(view.expanded);
  return view.objects
    .filter(({ id, visible }) => visible !== false && (ids === undefined || ids.has(id)))
    .map((object) => ({ object, x: object.x, y: object.y, ...sizeOf(object, cards, expanded.has(object.id)) }));
}

/** Chosen objects that may move, and those of chosen groups. */
export const withMembers = (view: CanvasView, ids: ReadonlySet<string>): CanvasObjectView[] =>
  view.objects.filter(({ id, groupId }) => ids.has(id) || (groupId !== undefined && ids.has(groupId)));

const movable = (view: CanvasView, ids: ReadonlySet<string>): Placed[] =>
  boxesOf(view, ids).filter(({ object }) => !object.locked);

/** Moves objects to new places; members move with their group. */
function movedTo(view: CanvasView, boxes: readonly Placed[]): CanvasObjectChange[] {
  const moved = new Set(boxes.map(({ object }) => object.id));
  return boxes.flatMap(({ object, ...box }) => {
    const [dx, dy] = [box.x - object.x, box.y - object.y];
    if (dx === 0 && dy === 0) return [];
    const members =
      object.type === 'group' ? view.objects.filter(({ groupId, id }) => groupId === object.id && !moved.has(id)) : [];
    return [object, ...members].map((one) => ({ id: one.id, ...place({ x: one.x + dx, y: one.y + dy }) }));
  });
}

export const align = (view: CanvasView, ids: ReadonlySet<string>, to: Alignment): CanvasObjectChange[] =>
  movedTo(view, aligned(movable(view, ids), to));
export const distribute = (view: CanvasView, ids: ReadonlySet<string>, axis: 'x' | 'y'): CanvasObjectChange[] =>
  movedTo(view, distributed(movable(view, ids), axis));
export function arrange(view: CanvasView, ids: ReadonlySet<string>): CanvasObjectChange[] {
  const boxes = movable(view, ids);
  const all = around(boxes);
  return all ? movedTo(view, arranged(boxes, all)) : [];
}

/** Objects dropped at absolute places: they join the group that they are in, or leave theirs. */
export function dropped(view: CanvasView, places: ReadonlyMap<string, Pick<Box, 'x' | 'y'>>): CanvasObjectChange[] {
  const boxes = boxesOf(view);
  const groups = boxes.filter(({ object }) => object.type === 'group' && !places.has(object.id));
  const changes: CanvasObjectChange[] = [];
  for (const { object, width, height } of boxes) {
    const to = places.get(object.id);
    if (to) {
      if (object.type === 'group') {
        changes.push({ id: object.id, ...place(to) });
        for (const one of view.objects.filter(({ groupId, id }) => groupId === object.id && !places.has(id)))
          changes.push({ id: one.id, ...place({ x: one.x + to.x - object.x, y: one.y + to.y - object.y }) });
        continue;
      }
      const movesWithGroup = object.groupId !== undefined && places.has(object.groupId);
      const group = groups.findLast((one) => isWithin({ ...to, width, height }, one))?.object.id ?? null;
      const groupId = movesWithGroup ? object.groupId! : group;
      changes.push({
        id: object.id,
        ...place(to),
        ...(groupId !== (object.groupId ?? null) && { groupId }),
      });
    }
  }
  return changes.filter((change) => {
    const object = view.objects.find(({ id }) => id === change.id)!;
    return change.groupId !== undefined || Math.abs(change.x! - object.x) > 0.1 || Math.abs(change.y! - object.y) > 0.1;
  });
}

/** A new group around objects, which keep their places. */
export function grouped(view: CanvasView, ids: ReadonlySet<string>, groupId: string): CanvasObjectChange[] {
  const boxes = movable(view, ids).filter(({ object }) => object.type !== 'group');
  const all = around(boxes);
  if (!all) return [];
  return [
    {
      id: groupId,
      type: 'group',
      ...place({ x: all.x - 16, y: all.y - GROUP_HEAD }),
      width: round(all.width + 32),
      height: round(all.height + GROUP_HEAD + 16),
      rank: Math.max(-999_999, Math.min(...view.objects.map(({ rank }) => rank)) - 1),
      title: '',
    },
    ...boxes.map(({ object }) => ({ id: object.id, groupId })),
  ];
}

/** Arranges the members of a group, fits the group around them, and moves other groups out of its way. */
export function tidied(view: CanvasView, groupId: string): CanvasObjectChange[] {
  const group = view.objects.find(({ id }) => id === groupId);
  const all = boxesOf(view);
  const members = all.filter(({ object }) => object.groupId === groupId && !object.locked);
  if (!group || members.length === 0) return [];
  const { group: box, members: placed } = groupAround(members, group);
  const others = all.filter(({ object }) => object.type === 'group' && object.id !== groupId && !object.locked);
  return [
    { id: groupId, width: box.width, height: box.height },
    ...placed.map(({ object, x, y }) => ({ id: object.id, ...place({ x, y }) })),
    ...movedTo(view, apart([box], others)),
  ];
}

/** Joins the highlights of cards into the first one, as one reel. */
export function joined(view: CanvasView, ids: ReadonlySet<string>) {
  const [first, ...others] = view.objects.filter(({ id, type, locked }) => type === 'rh' && !locked && ids.has(id));
  const highlightIds = [...new Set([first, ...others].flatMap((one) => one?.highlightIds ?? []))];
  if (!first || others.length === 0 || highlightIds.length > CANVAS_REEL_MAX) return null;
  return { objects: [{ id: first.id, highlightIds }], removed: others.map(({ id }) => id) };
}

/** Splits reels into a card for each highlight, next to each other. */
export function split(view: CanvasView, ids: ReadonlySet<string>, newId: () => string): CanvasObjectChange[] {
  return movable(view, ids).flatMap(({ object, x, y, width }) => {
    const [first, ...others] = object.highlightIds ?? [];
    if (first === undefined || others.length === 0) return [];
    return [
      { id: object.id, highlightIds: [first] },
      ...others.map((id, at) => ({
        id: newId(),
        type: 'rh' as const,
        highlightIds: [id],
        ...place({ x: x + (at + 1) * (width + 16), y }),
        ...(object.groupId !== undefined && { groupId: object.groupId }),
      })),
    ];
  });
}

/** Copies of objects next to the originals. Copies of members belong to the copy of their group. */
export function duplicated(view: CanvasView, ids: ReadonlySet<string>, newId: () => string): CanvasObjectChange[] {
  const chosen = withMembers(view, ids);
  const copies = new Map(chosen.map(({ id }) => [id, newId()]));
  return chosen.map(({ rank: _, groupId, ...object }) => ({
    ...object,
    id: copies.get(object.id)!,
    ...place({ x: object.x + 24, y: object.y + 24 }),
    ...(groupId !== undefined && { groupId: copies.get(groupId) ?? groupId }),
    locked: false,
  }));
}

/** New ranks in front of or behind all others. */
export function restacked(view: CanvasView, ids: ReadonlySet<string>, to: 'front' | 'back'): CanvasObjectChange[] {
  const chosen = view.objects.filter(({ id }) => ids.has(id));
  const ranks = view.objects.map(({ rank }) => rank);
  const edge = to === 'front' ? Math.max(...ranks) + 1 : Math.min(...ranks) - chosen.length;
  return chosen.map(({ id }, at) => ({ id, rank: edge + at }));
}

/** Cards to add in columns from a corner. */
export function cardsToAdd(
  items: readonly CanvasCard[],
  corner: Pick<Box, 'x' | 'y'>,
  newId: () => string,
): CanvasObjectChange[] {
  const cards = new Map(items.map((card) => [card.id, card]));
  const boxes = items.map((card) => {
    const object = {
      id: newId(),
      ...(card.type === 'highlight'
        ? { type: 'rh' as const, highlightIds: [card.id] }
        : { type: card.type === 'note' ? ('n' as const) : ('i' as const), targetId: card.id }),
    };
    return { object, x: 0, y: 0, ...sizeOf({ ...object, x: 0, y: 0, rank: 0 }, cards, false) };
  });
  return arranged(boxes, corner).map(({ object, x, y }) => ({ ...object, ...place({ x, y }) }));
}

/** Objects that wait in the staging area. */
const waitingIn = (view: CanvasView, staging: StagingArea): Placed[] =>
  boxesOf(view).filter(({ object, ...box }) => object.type !== 'group' && isWithin(box, staging));

/** Where new cards go in the staging area: below those that wait there. */
export function freeInStaging(view: CanvasView): Pick<Box, 'x' | 'y'> {
  const { staging } = view;
  if (!staging) return { x: 0, y: 0 };
  const ends = waitingIn(view, staging).map((box) => box.y + box.height + 16);
  return { x: staging.x + 16, y: Math.max(staging.y + GROUP_HEAD, ...ends) };
}

/** The staging area at another place, with what waits in it. Locked objects stay. */
export function stagingMoved(view: CanvasView, staging: StagingArea, to: Pick<Box, 'x' | 'y'>) {
  const by = { x: to.x - staging.x, y: to.y - staging.y };
  const objects = waitingIn(view, staging)
    .filter(({ object }) => !object.locked)
    .map(({ object: { id }, x, y }): CanvasObjectChange => ({ id, ...place({ x: x + by.x, y: y + by.y }) }));
  return { staging: { ...staging, ...place(to) }, objects };
}
