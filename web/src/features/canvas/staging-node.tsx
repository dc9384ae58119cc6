import { NodeResizer, type NodeProps } from '@xyflow/react';
import { memo } from 'react';
import { useCanvasActions } from './canvas-context.ts';
import type { ObjectNode } from './to-nodes.ts';
import styles from './nodes.module.css';

/** Where cards wait that have no place yet. New cards appear in it. */
export const StagingNode = memo(function StagingNode({ selected }: NodeProps<ObjectNode>) {
  const { change } = useCanvasActions();
  return (
    <div className={styles.staging} data-selected={selected}>
      <NodeResizer
        isVisible={Boolean(selected)}
        minWidth={280}
        minHeight={160}
        onResizeEnd={(_, { x, y, width, height }) =>
          change({ label: 'Resized the staging area', change: { staging: { x, y, width, height } } })
        }
      />
      <strong>Staging area</strong>
      <span>New cards appear here.</span>
    </div>
  );
});
