import { containsText } from '@evident/domain/text';
import {
  type Box,
  type CanvasCard,
  type CanvasObjectView,
  type CanvasView,
  cardsOf,
  sizeOf,
} from '@evident/domain/canvas';
import type { Node } from '@xyflow/react';
import { STAGING } from './staging.ts';
import type { Places } from './use-moving.ts';

export interface ObjectData extends Record<string, unknown> {
  object: CanvasObjectView;
  cards: readonly CanvasCard[];
  expanded: boolean;
  readOnly: boolean;
  matched: boolean | null;
}
export type ObjectNode = Node<ObjectData>;

const NO_DATA = {} as ObjectData;
const TYPES = { rectangle: 'rectangle', text: 'text', group: 'area', rh: 'card', i: 'card', n: 'card' } as const;

/** Without a size and handles, a node is mounted once to be measured, even off screen. */
export const sized = ({ width, height }: Pick<Box, 'width' | 'height'>) => ({
  width,
  height,
  measured: { width, height },
  handles: [],
});

/** Text that names an object to a screen reader and in the list. */
export function nameOf(object: CanvasObjectView, cards: readonly CanvasCard[]): string {
  if (object.type === 'group') return `Group ${object.title || 'without a title'}`;
  if (object.type === 'text') return `Text: ${object.text || 'empty'}`;
  if (object.type === 'rectangle') return 'Rectangle';
  const [first] = cards;
  const kind = { rh: 'Highlight', i: 'Insight', n: 'Note' }[object.type];
  const more = cards.length > 1 ? `, and ${cards.length - 1} more` : '';
  return `${kind}: ${first?.text || first?.title || 'untitled'}${more}`;
}

/** Whether an object contains the searched words. */
export const matches = (object: CanvasObjectView, cards: readonly CanvasCard[], search: string): boolean =>
  containsText(
    [
      object.title,
      object.text,
      ...cards.flatMap((card) => [card.text, card.title, card.speaker, ...card.tags.map(({ title }) => title)]),
    ].join('\n'),
    search,
  );

interface Shown {
  readOnly: boolean;
  search: string;
  selected: ReadonlySet<string>;
  /** Places of objects that others drag. */
  moving: Places;
}

/**
 * Nodes of a canvas. Groups come first, because the nodes in them are placed relative to them. Nodes that are dragged
 * right now keep their place, so that changes by others do not move them away. Nodes that did not change stay the same,
 * so that nothing of them is drawn again.
 */
export function toNodes(
  view: CanvasView,
  before: readonly ObjectNode[],
  { readOnly, search, selected, moving }: Shown,
): ObjectNode[] {
  const held = new Map(before.map((node) => [node.id, node]));
  const cards = new Map(view.cards.map((card) => [card.id, card]));
  const expanded = new Set(view.expanded);
  const groups = new Map(view.objects.filter(({ type }) => type === 'group').map((one) => [one.id, one]));
  const nodes: ObjectNode[] = [];
  let at = 0;
  const add = (object: CanvasObjectView) => {
    if (object.visible === false) return;
    const group = object.groupId === undefined ? undefined : groups.get(object.groupId);
    const parent = group && group.visible !== false ? group : undefined;
    const old = held.get(object.id);
    const own = cardsIn(object, cards, old?.data.cards);
    const isExpanded = expanded.has(object.id);
    const size =
      old && old.data.object === object && old.data.cards === own && old.data.expanded === isExpanded
        ? { width: old.width!, height: old.height! }
        : sizeOf(object, cards, isExpanded);
    const there = moving.get(object.id);
    const origin = parent && ((there && moving.get(parent.id)) ?? parent);
    const [x, y] = [(there ?? object).x - (origin?.x ?? 0), (there ?? object).y - (origin?.y ?? 0)];
    const zIndex = object.type === 'group' ? at : 10_000 + at;
    at += 1;
    const matched = search === '' ? null : matches(object, own, search);
    const isSelected = selected.has(object.id);
    if (
      old &&
      old.data.object === object &&
      old.data.cards === own &&
      old.data.expanded === isExpanded &&
      old.data.readOnly === readOnly &&
      old.data.matched === matched &&
      (old.selected ?? false) === isSelected &&
      old.zIndex === zIndex &&
      old.parentId === parent?.id &&
      (old.dragging || (old.position.x === x && old.position.y === y))
    ) {
      nodes.push(old);
      return;
    }
    nodes.push({
      id: object.id,
      type: TYPES[object.type],
      position: old?.dragging ? old.position : { x, y },
      ...(parent && { parentId: parent.id }),
      ...sized(size),
      zIndex,
      draggable: !readOnly && !object.locked,
      deletable: !readOnly && !object.locked,
      selected: isSelected,
      dragging: old?.dragging ?? false,
      ariaLabel: nameOf(object, own),
      data: { object, cards: own, expanded: isExpanded, readOnly, matched },
    });
  };
  if (view.staging) nodes.push(stagingNode(view.staging, held.get(STAGING), readOnly));
  for (const one of view.objects) if (one.type === 'group') add(one);
  for (const one of view.objects) if (one.type !== 'group') add(one);
  return nodes;
}

function stagingNode(
  { x, y, width, height }: NonNullable<CanvasView['staging']>,
  old: ObjectNode | undefined,
  readOnly: boolean,
): ObjectNode {
  const isSame = old?.position.x === x && old.position.y === y && old.width === width && old.height === height;
  if (old && (isSame || old.dragging)) return old;
  return {
    id: STAGING,
    type: 'staging',
    position: { x, y },
    zIndex: -1,
    deletable: false,
    draggable: !readOnly,
    ...sized({ width, height }),
    selected: old?.selected ?? false,
    ariaLabel: 'Staging area',
    data: NO_DATA,
  };
}

/** The cards of an object: the same list as before if nothing changed. */
function cardsIn(
  object: CanvasObjectView,
  cards: ReadonlyMap<string, CanvasCard>,
  before: readonly CanvasCard[] | undefined,
): readonly CanvasCard[] {
  const own = cardsOf(object, cards);
  return before?.length === own.length && own.every((card, at) => card === before[at]) ? before : own;
}
