import { ReactFlowProvider } from '@xyflow/react';
import type { ReactNode } from 'react';
import { CanvasActionsProvider } from './canvas-context.ts';

const nothing = () => undefined;
const ACTIONS = { change: nothing, toggleExpanded: nothing, open: nothing };

/** Surroundings of a part of the canvas in its story. */
export function StoryFrame({
  height = 240,
  width = '100%',
  children,
}: {
  height?: number;
  width?: number | string;
  children: ReactNode;
}) {
  return (
    <div style={{ height, width }}>
      <ReactFlowProvider>
        <CanvasActionsProvider value={ACTIONS}>{children}</CanvasActionsProvider>
      </ReactFlowProvider>
    </div>
  );
}
