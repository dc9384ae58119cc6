import '@xyflow/react/dist/style.css';
import type { CanvasView } from '@evident/domain/canvas';
import { useComputedColorScheme } from '@mantine/core';
import {
  Background,
  Controls,
  MiniMap,
  ReactFlow,
  SelectionMode,
  applyNodeChanges,
  useReactFlow,
  type NodeChange,
} from '@xyflow/react';
import { useState, type DragEvent, type KeyboardEvent } from 'react';
import { CardNode } from './card-node.tsx';
import { dropped } from './canvas-edits.ts';
import type { PlacedProposal } from './place-proposal.ts';
import { ProposalNode } from './proposal-node.tsx';
import { GroupNode, RectangleNode, TextNode } from './plain-nodes.tsx';
import { toNodes, type ObjectNode } from './to-nodes.ts';
import type { Change } from './use-canvas-changes.ts';
import styles from './canvas.module.css';

const NODE_TYPES = {
  card: CardNode,
  text: TextNode,
  area: GroupNode,
  rectangle: RectangleNode,
  proposal: ProposalNode,
};
export const GRID = 8;
/** Media type of cards that are dragged from the side list. */
export const DRAGGED = 'application/x-evident-cards';
const LABELS = {
  'node.a11yDescription.default':
    'Press Enter or Space to select. Move a selected object with the arrow keys. Press Delete to remove it.',
  'minimap.ariaLabel': 'Overview of the canvas',
};

interface Props {
  view: CanvasView;
  readOnly: boolean;
  search: string;
  selected: ReadonlySet<string>;
  onSelect: (ids: ReadonlySet<string>) => void;
  change: (change: Change) => void;
  onRemove: () => void;
  onDropCards: (ids: readonly string[], at: { x: number; y: number }) => void;
  /** Proposed groups, shown next to the content. */
  proposed?: readonly PlacedProposal[];
}

const sameIds = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((id) => other.has(id));

const NO_PROPOSAL: readonly PlacedProposal[] = [];
const ghostOf = (placed: PlacedProposal) =>
  ({
    id: `proposal-${placed.proposed.id}`,
    type: 'proposal',
    position: { x: placed.x, y: placed.y },
    width: placed.width,
    height: placed.height,
    draggable: false,
    selectable: false,
    deletable: false,
    focusable: false,
    data: { placed },
  }) as unknown as ObjectNode;

/** The surface with its objects. Moves reach the server when the mouse button or the arrow key is released. */
export function CanvasSurface({
  view,
  readOnly,
  search,
  selected,
  onSelect,
  change,
  onRemove,
  onDropCards,
  proposed = NO_PROPOSAL,
}: Props) {
  const scheme = useComputedColorScheme('light');
  const flow = useReactFlow<ObjectNode>();
  const [nodes, setNodes] = useState<ObjectNode[]>(() => toNodes(view, [], { readOnly, search, selected }));
  const [seen, setSeen] = useState({ view, readOnly, search, selected });
  if (seen.view !== view || seen.readOnly !== readOnly || seen.search !== search || seen.selected !== selected) {
    setSeen({ view, readOnly, search, selected });
    setNodes(toNodes(view, nodes, { readOnly, search, selected }));
  }

  const onNodesChange = (changes: NodeChange<ObjectNode>[]) => {
    const own = changes.filter((one) => one.type !== 'remove' && !('id' in one && one.id.startsWith('proposal-')));
    const next = applyNodeChanges(own, nodes);
    setNodes((before) => applyNodeChanges(own, before));
    if (own.some(({ type }) => type === 'select')) {
      const ids = new Set(next.filter((node) => node.selected).map(({ id }) => id));
      if (!sameIds(ids, selected)) onSelect(ids);
    }
  };
  const commit = (ids: readonly string[]) => {
    const places = new Map(
      ids.flatMap((id) => {
        const node = flow.getInternalNode(id);
        return node ? [[id, node.internals.positionAbsolute] as const] : [];
      }),
    );
    const objects = dropped(view, places);
    if (objects.length === 0) return;
    change({ label: ids.length === 1 ? 'Moved an object' : `Moved ${ids.length} objects`, change: { objects } });
  };
  const onKeyUp = (event: KeyboardEvent) => {
    const isNode = (event.target as HTMLElement).classList.contains('react-flow__node');
    if (!readOnly && isNode && event.key.startsWith('Arrow')) commit([...selected]);
  };
  const onDrop = (event: DragEvent) => {
    const ids = event.dataTransfer.getData(DRAGGED);
    if (readOnly || ids === '') return;
    event.preventDefault();
    onDropCards(JSON.parse(ids) as string[], flow.screenToFlowPosition({ x: event.clientX, y: event.clientY }));
  };
  return (
    <div className={styles.surface} onKeyUp={onKeyUp} onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
      <ReactFlow<ObjectNode>
        nodes={proposed.length === 0 ? nodes : [...nodes, ...proposed.map(ghostOf)]}
        nodeTypes={NODE_TYPES}
        onNodesChange={onNodesChange}
        onNodeDragStop={(_, node, moved) => commit((moved.length > 0 ? moved : [node]).map(({ id }) => id))}
        onSelectionDragStop={(_, moved) => commit(moved.map(({ id }) => id))}
        onBeforeDelete={() => {
          onRemove();
          return Promise.resolve(false);
        }}
        deleteKeyCode={readOnly ? null : ['Delete', 'Backspace']}
        nodesDraggable={!readOnly}
        nodesConnectable={false}
        selectionOnDrag
        panOnDrag={[1, 2]}
        panOnScroll
        selectionMode={SelectionMode.Partial}
        snapToGrid
        snapGrid={[GRID, GRID]}
        zoomOnDoubleClick={false}
        elevateNodesOnSelect={false}
        onlyRenderVisibleElements
        minZoom={0.05}
        maxZoom={2}
        fitView
        fitViewOptions={{ maxZoom: 1, padding: 0.1 }}
        colorMode={scheme}
        ariaLabelConfig={LABELS}
      >
        <Background gap={GRID * 3} color="var(--line)" />
        <Controls showInteractive={false} />
        <MiniMap pannable zoomable className={styles.minimap} />
      </ReactFlow>
    </div>
  );
}
