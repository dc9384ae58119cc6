import type { Guide } from '@evident/domain/canvas';
import { useStore } from '@xyflow/react';
import styles from './canvas.module.css';

/** Lines that show what a dragged object is aligned with. */
export function Guides({ guides }: { guides: readonly Guide[] }) {
  const [x, y, zoom] = useStore(({ transform }) => transform);
  return guides.map(({ axis, at }) => (
    <div
      key={axis}
      className={styles.guide}
      data-axis={axis}
      style={axis === 'x' ? { left: at * zoom + x } : { top: at * zoom + y }}
    />
  ));
}
