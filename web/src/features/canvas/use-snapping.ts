import { type Box, type Guide, snapped } from '@evident/domain/canvas';
import { useReactFlow, useStoreApi, type NodeChange } from '@xyflow/react';
import { useRef, useState } from 'react';
import type { ObjectNode } from './to-nodes.ts';

/** Pixels on screen. */
const CLOSE = 6;
const NONE: readonly Guide[] = [];

/** Snaps a dragged object to edges and middles of the objects on screen. Otherwise the grid applies. */
export function useSnapping(nodes: readonly ObjectNode[]) {
  const flow = useReactFlow<ObjectNode>();
  const store = useStoreApi();
  const [guides, setGuides] = useState(NONE);
  /** Boxes on screen when the drag began. */
  const others = useRef<readonly Box[] | null>(null);
  const begin = (dragged: ReadonlySet<string>): readonly Box[] => {
    const {
      transform: [x, y, zoom],
      width,
      height,
    } = store.getState();
    const [left, top] = [-x / zoom, -y / zoom];
    const [right, bottom] = [left + width / zoom, top + height / zoom];
    return nodes.flatMap((node) => {
      const place = flow.getInternalNode(node.id)?.internals.positionAbsolute;
      if (!place || dragged.has(node.id) || (node.parentId && dragged.has(node.parentId))) return [];
      const box = { ...place, width: node.width ?? 0, height: node.height ?? 0 };
      const isShown = box.x < right && box.y < bottom && box.x + box.width > left && box.y + box.height > top;
      return isShown ? [box] : [];
    });
  };
  return {
    guides,
    /** Changes of a drag, snapped. */
    snap(changes: NodeChange<ObjectNode>[]): NodeChange<ObjectNode>[] {
      const moves = changes.filter((one) => one.type === 'position' && one.dragging === true);
      const [move] = moves;
      if (moves.length !== 1 || move?.type !== 'position' || !move.position) return changes;
      const node = flow.getInternalNode(move.id);
      if (!node) return changes;
      others.current ??= begin(new Set([move.id]));
      const parent = node.parentId ? flow.getInternalNode(node.parentId)?.internals.positionAbsolute : undefined;
      const [px, py] = [parent?.x ?? 0, parent?.y ?? 0];
      const { x, y } = move.position;
      const box = { x: x + px, y: y + py, width: node.width ?? 0, height: node.height ?? 0 };
      const to = snapped(box, others.current, CLOSE / flow.getZoom());
      setGuides([to.x, to.y].flatMap((one) => (one ? [one.guide] : [])));
      const position = { x: to.x ? to.x.to - px : x, y: to.y ? to.y.to - py : y };
      return changes.map((one) => (one === move ? { ...move, position } : one));
    },
    stopSnapping: () => {
      others.current = null;
      setGuides(NONE);
    },
  };
}
