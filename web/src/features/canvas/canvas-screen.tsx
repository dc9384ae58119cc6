import { useQuery } from '@tanstack/react-query';
import { ReactFlowProvider } from '@xyflow/react';
import { canvasQuery } from '../../data/canvas/queries.ts';
import { asProblem } from '../../kernel/api/api-problem.ts';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { ListSkeleton } from '../../ui/states/list-skeleton.tsx';
import { Refused } from '../../ui/states/refused.tsx';
import type { CanvasView } from '@evident/domain/canvas';
import { CanvasBoard } from './canvas-board.tsx';
import { useCanvasSession } from './use-canvas-session.ts';

interface Props {
  projectId: string;
  /** The saved view that shows it. */
  viewId?: string;
  /** The canvas. */
  docId: string;
  /** The reason it cannot be changed; null if it can. */
  readOnly: string | null;
}

/** A canvas, in its own page or as the layout of a view. Fills its parent. */
export function CanvasScreen({ projectId, docId, readOnly }: Props) {
  const { data: view, error, refetch } = useQuery(canvasQuery(docId));
  if (view && view.projectId === projectId)
    return (
      <ReactFlowProvider key={docId}>
        <Session stored={view} readOnly={readOnly} />
      </ReactFlowProvider>
    );
  if (view || (error && asProblem(error).status === 404))
    return <Refused title="Canvas not found" reason="It was deleted, or is in a project you can’t access." />;
  if (error)
    return (
      <FailedState
        title="The canvas could not be loaded"
        problem={error}
        kept="Nothing is lost."
        onRetry={() => void refetch()}
      />
    );
  return <ListSkeleton things="this canvas" />;
}

function Session({ stored, readOnly }: { stored: CanvasView; readOnly: string | null }) {
  return <CanvasBoard {...useCanvasSession(stored, readOnly !== null)} readOnly={readOnly} />;
}
