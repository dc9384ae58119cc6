import type { CanvasView } from '@evident/domain/canvas';
import { ViewportPortal, useStore as useFlowStore } from '@xyflow/react';
import { MousePointer2 } from 'lucide-react';
import { hueOfName } from '../../kernel/hue-of-name.ts';
import { useStore } from '../../kernel/store.ts';
import { boxesOf } from './canvas-edits.ts';
import type { LiveCanvas, Other } from './live-canvas.ts';
import styles from './others.module.css';

/** Most outlines that one member shows on the canvas. */
const OUTLINES = 50;

/** Pointers and selections of others, with their names. */
export function Others({ live, view }: { live: LiveCanvas; view: CanvasView }) {
  const others = useStore(live.others);
  const zoom = useFlowStore(({ transform }) => transform[2]);
  if (others.length === 0) return null;
  return (
    <ViewportPortal>
      {others.map((other) => (
        <OtherMember key={other.client} other={other} view={view} zoom={zoom} />
      ))}
    </ViewportPortal>
  );
}

function OtherMember({ other, view, zoom }: { other: Other; view: CanvasView; zoom: number }) {
  const { user, pointer, selected = [], moving } = other;
  const hue = hueOfName(user.name);
  const boxes = selected.length === 0 ? [] : boxesOf(view, new Set(selected.slice(0, OUTLINES)));
  return (
    <div data-hue={hue} aria-hidden>
      {boxes.map(({ object, x, y, width, height }) => (
        <div
          key={object.id}
          className={styles.outline}
          style={{
            width,
            height,
            borderWidth: 2 / zoom,
            transform: `translate(${x + (moving?.x ?? 0)}px, ${y + (moving?.y ?? 0)}px)`,
          }}
        />
      ))}
      {pointer && (
        <div
          className={styles.pointer}
          style={{ transform: `translate(${pointer.x}px, ${pointer.y}px) scale(${1 / zoom})` }}
        >
          <MousePointer2 size={18} className={styles.arrow} />
          <span className={styles.name} dir="auto">
            {user.name}
          </span>
        </div>
      )}
    </div>
  );
}
