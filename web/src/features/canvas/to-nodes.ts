import { type CanvasCard, type CanvasObjectView, type CanvasView, cardsOf, sizeOf } from '@evident/domain/canvas';
import type { Node } from '@xyflow/react';

export interface ObjectData extends Record<string, unknown> {
  object: CanvasObjectView;
  cards: readonly CanvasCard[];
  expanded: boolean;
  readOnly: boolean;
  matched: boolean | null;
}
export type ObjectNode = Node<ObjectData>;

const TYPES = { rectangle: 'rectangle', text: 'text', group: 'area', rh: 'card', i: 'card', n: 'card' } as const;
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
  [
    object.title,
    object.text,
    ...cards.flatMap((card) => [card.text, card.title, card.speaker, ...card.tags.map(({ title }) => title)]),
  ]
    .join('\n')
    .toLowerCase()
    .includes(search.toLowerCase());

/**
 * Nodes of a canvas. Groups come first, because the nodes in them are placed relative to them. Nodes that are dragged
 * right now keep their place, so that changes by others do not move them away.
 */
export function toNodes(
  view: CanvasView,
  before: readonly ObjectNode[],
  { readOnly, search, selected }: { readOnly: boolean; search: string; selected: ReadonlySet<string> },
): ObjectNode[] {
  const held = new Map(before.map((node) => [node.id, node]));
  const cards = new Map(view.cards.map((card) => [card.id, card]));
  const expanded = new Set(view.expanded);
  const byId = new Map(view.objects.map((one) => [one.id, one]));
  const shown = view.objects.filter(({ visible }) => visible !== false);
  const ordered = [...shown.filter(({ type }) => type === 'group'), ...shown.filter(({ type }) => type !== 'group')];
  return ordered.map((object, at) => {
    const group = object.groupId === undefined ? undefined : byId.get(object.groupId);
    const old = held.get(object.id);
    const own = cardsOf(object, cards);
    const size = sizeOf(object, cards, expanded.has(object.id));
    const position = group ? { x: object.x - group.x, y: object.y - group.y } : { x: object.x, y: object.y };
    return {
      id: object.id,
      type: TYPES[object.type],
      position: old?.dragging ? old.position : position,
      ...(group && group.visible !== false && { parentId: group.id }),
      ...(group?.visible === false && { position: { x: object.x, y: object.y } }),
      ...size,
      ...(old?.measured && { measured: size }),
      zIndex: object.type === 'group' ? at : 10_000 + at,
      draggable: !readOnly && !object.locked,
      deletable: !readOnly && !object.locked,
      selected: selected.has(object.id),
      dragging: old?.dragging ?? false,
      ariaLabel: nameOf(object, own),
      data: {
        object,
        cards: own,
        expanded: expanded.has(object.id),
        readOnly,
        matched: search === '' ? null : matches(object, own, search),
      },
    };
  });
}
