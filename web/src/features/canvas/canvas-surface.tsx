import '@xyflow/react/dist/style.css';
import { SELECTED_SHOWN, around, type CanvasView } from '@evident/domain/canvas';
import { useComputedColorScheme } from '@mantine/core';
import {
  Background,
  ControlButton,
  Controls,
  ReactFlow,
  SelectionMode,
  applyNodeChanges,
  useReactFlow,
  useStore,
  type NodeChange,
  type NodePositionChange,
  type XYPosition,
} from '@xyflow/react';
import { Maximize } from 'lucide-react';
import { useEffect, useMemo, useState, type DragEvent, type KeyboardEvent, type PointerEvent } from 'react';
import { flushSync } from 'react-dom';
import { CardNode } from './card-node.tsx';
import { boxesOf, dropped, stagingMoved } from './canvas-edits.ts';
import { DistantObjects, FAR, MANY } from './distant-objects.tsx';
import type { LiveCanvas } from './live-canvas.ts';
import { Guides } from './guides.tsx';
import { HereNow } from './here-now.tsx';
import { Others } from './others.tsx';
import { Overview } from './overview.tsx';
import type { PlacedProposal } from './place-proposal.ts';
import { ProposalNode } from './proposal-node.tsx';
import { GroupNode, RectangleNode, TextNode } from './plain-nodes.tsx';
import { STAGING } from './staging.ts';
import { StagingNode } from './staging-node.tsx';
import { sized, toNodes, type ObjectNode } from './to-nodes.ts';
import type { Change } from '../../data/canvas/mutations.ts';
import { useMoving } from './use-moving.ts';
import { useSnapping } from './use-snapping.ts';
import { FIT, MIN_ZOOM, wholeOf } from './whole-view.ts';
import styles from './canvas.module.css';

const NODE_TYPES = {
  card: CardNode,
  text: TextNode,
  area: GroupNode,
  rectangle: RectangleNode,
  proposal: ProposalNode,
  staging: StagingNode,
};
export const GRID = 8;
/** Media type of cards that are dragged from the side list. */
export const DRAGGED = 'application/x-evident-cards';
const LABELS = {
  'node.a11yDescription.default':
    'Press Enter or Space to select. Move a selected object with the arrow keys. Press Delete to remove it.',
};

interface Props {
  view: CanvasView;
  readOnly: boolean;
  search: string;
  selected: ReadonlySet<string>;
  onSelect: (ids: ReadonlySet<string>) => void;
  change: (change: Change) => void;
  live?: LiveCanvas | null;
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
    ...sized(placed),
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
  live = null,
  onRemove,
  onDropCards,
  proposed = NO_PROPOSAL,
}: Props) {
  const scheme = useComputedColorScheme('light');
  const flow = useReactFlow<ObjectNode>();
  const moving = useMoving(live, view);
  const now = { view, readOnly, search, selected, moving };
  const [nodes, setNodes] = useState<ObjectNode[]>(() => toNodes(view, [], now));
  const [seen, setSeen] = useState(now);
  if ((Object.keys(now) as (keyof typeof now)[]).some((key) => seen[key] !== now[key])) {
    setSeen(now);
    setNodes(toNodes(view, nodes, now));
  }
  useEffect(() => live?.tell({ selected: [...selected].slice(0, SELECTED_SHOWN) }), [live, selected]);
  const onPointerMove = (event: PointerEvent) => {
    if (!live) return;
    const { x, y } = flow.screenToFlowPosition({ x: event.clientX, y: event.clientY }, { snapToGrid: false });
    live.tell({ pointer: { x: Math.round(x), y: Math.round(y) } });
  };
  /** `x` and `y` are relative to the group, as in nodes. */
  const tellMoving = (id: string, { x, y }: XYPosition) => {
    const parentId = flow.getNode(id)?.parentId;
    const object = view.objects.find((one) => one.id === id);
    const parent = view.objects.find((one) => one.id === parentId);
    if (object) live?.tell({ moving: { x: (parent?.x ?? 0) + x - object.x, y: (parent?.y ?? 0) + y - object.y } });
  };

  const { guides, snap, stopSnapping } = useSnapping(nodes);
  const onNodesChange = (asked: NodeChange<ObjectNode>[]) => {
    const changes = snap(asked);
    const own = changes.filter((one) => one.type !== 'remove' && !('id' in one && one.id.startsWith('proposal-')));
    setNodes((before) => applyNodeChanges(own, before));
    const dragged = own.find((one) => one.type === 'position' && one.dragging === true) as
      | NodePositionChange
      | undefined;
    if (dragged?.position) tellMoving(dragged.id, dragged.position);
    if (own.some(({ type }) => type === 'select')) {
      const next = applyNodeChanges(own, nodes);
      const ids = new Set(next.filter((node) => node.selected && node.id !== STAGING).map(({ id }) => id));
      if (!sameIds(ids, selected)) onSelect(ids);
    }
  };
  const commit = (ids: readonly string[]) => {
    stopSnapping();
    const staged = ids.includes(STAGING) ? flow.getInternalNode(STAGING)?.internals.positionAbsolute : undefined;
    if (staged && view.staging)
      change({ label: 'Moved the staging area', change: stagingMoved(view, view.staging, staged) });
    const places = new Map(
      ids.flatMap((id) => {
        const node = flow.getInternalNode(id);
        return node ? [[id, node.internals.positionAbsolute] as const] : [];
      }),
    );
    const objects = dropped(view, places);
    live?.tell({ moving: undefined });
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
  const isLarge = nodes.length > MANY;
  const [opening] = useState(() => (isLarge ? wholeOf(view) : undefined));
  // The flow has the opening view only once it is mounted. All nodes would be mounted first.
  const isZoomedOut = useStore(({ panZoom, transform }) => (panZoom || !opening ? transform[2] : opening.zoom) < FAR);
  const [isFitting, setFitting] = useState(false);
  const isFar = isLarge && (isZoomedOut || isFitting);
  /** The flow fits only its nodes, of which it has few while far, and would mount all of them at once. */
  const showAll = async () => {
    const bounds = around(boxesOf(view));
    if (!bounds) return;
    flushSync(() => setFitting(true));
    await flow.fitBounds(bounds, { padding: FIT.padding });
    setFitting(false);
  };
  const near = useMemo(
    () => (isFar ? nodes.filter((node) => node.type === 'area' || node.selected || node.id === STAGING) : nodes),
    [isFar, nodes],
  );
  return (
    <div
      className={styles.surface}
      onPointerMove={onPointerMove}
      onPointerLeave={() => live?.tell({ pointer: undefined })}
      onKeyUp={onKeyUp}
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
    >
      <ReactFlow<ObjectNode>
        nodes={proposed.length === 0 ? near : [...near, ...proposed.map(ghostOf)]}
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
        minZoom={MIN_ZOOM}
        maxZoom={2}
        fitView={!opening}
        {...(opening && { defaultViewport: opening })}
        fitViewOptions={FIT}
        colorMode={scheme}
        ariaLabelConfig={LABELS}
        proOptions={{ hideAttribution: true }}
      >
        <Background gap={GRID * 3} color="var(--line)" />
        <Controls showInteractive={false} showFitView={!isLarge} fitViewOptions={FIT}>
          {isLarge && (
            <ControlButton
              className="react-flow__controls-fitview"
              aria-label="Fit View"
              title="Fit View"
              onClick={() => void showAll()}
            >
              <Maximize aria-hidden style={{ fill: 'none' }} />
            </ControlButton>
          )}
        </Controls>
        {live && <Others live={live} view={view} />}
        {live && <HereNow live={live} />}
        {isFar && <DistantObjects view={view} scheme={scheme} />}
        <Overview view={view} scheme={scheme} />
        <Guides guides={guides} />
      </ReactFlow>
    </div>
  );
}
