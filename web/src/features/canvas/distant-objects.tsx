import type { CanvasView } from '@evident/domain/canvas';
import { useStore } from '@xyflow/react';
import { useEffect, useMemo, useRef } from 'react';
import { boxesOf } from './canvas-edits.ts';
import styles from './canvas.module.css';

/** Below this zoom the words of cards cannot be read. */
export const FAR = 0.4;
/** From so many objects on, those far away are drawn as one picture. */
export const MANY = 400;

/** Cards, texts and rectangles seen from far away, drawn as one picture. */
export function DistantObjects({ view, scheme }: { view: CanvasView; scheme: string }) {
  const picture = useRef<HTMLCanvasElement>(null);
  const [left, top, zoom] = useStore(({ transform }) => transform);
  const width = useStore((state) => state.width);
  const height = useStore((state) => state.height);
  const boxes = useMemo(() => boxesOf(view).filter(({ object }) => object.type !== 'group'), [view]);
  useEffect(() => {
    const context = picture.current?.getContext('2d');
    if (!picture.current || !context) return;
    const look = getComputedStyle(picture.current);
    const ratio = globalThis.devicePixelRatio || 1;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, width, height);
    context.fillStyle = look.getPropertyValue('--raised');
    context.strokeStyle = look.getPropertyValue('--line-strong');
    context.lineWidth = 1;
    context.beginPath();
    for (const box of boxes) {
      const [x, y] = [box.x * zoom + left, box.y * zoom + top];
      const [w, h] = [box.width * zoom, box.height * zoom];
      if (x < width && y < height && x + w > 0 && y + h > 0) context.rect(x, y, w, h);
    }
    context.fill();
    context.stroke();
  }, [boxes, left, top, zoom, width, height, scheme]);
  const ratio = globalThis.devicePixelRatio || 1;
  return (
    <canvas
      ref={picture}
      aria-hidden
      className={styles.distant}
      width={width * ratio}
      height={height * ratio}
      style={{ width, height }}
    />
  );
}
