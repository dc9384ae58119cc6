import type { CanvasView } from '@evident/domain/canvas';
import { around } from '@evident/domain/canvas';
import { ActionIcon } from '@mantine/core';
import { Panel, useReactFlow, useStore } from '@xyflow/react';
import { useEffect, useMemo, useRef, useState, type PointerEvent } from 'react';
import { Map as MapIcon, X } from 'lucide-react';
import { boxesOf } from './canvas-edits.ts';
import { keepClosed, wasClosed } from './overview-closed.ts';
import styles from './canvas.module.css';

const WIDTH = 200;
const HEIGHT = 140;
const MARGIN = 8;

interface Props {
  view: CanvasView;
  scheme: string;
}

/** The overview of the canvas in a corner, until the member closes it. */
export function Overview(props: Props) {
  const [isClosed, setClosed] = useState(wasClosed);
  const toggle = () => {
    keepClosed(!isClosed);
    setClosed(!isClosed);
  };
  return (
    <Panel position="bottom-right" className={styles.minimap} data-closed={isClosed || undefined}>
      <ActionIcon
        className={styles.minimapButton}
        variant="default"
        size="sm"
        aria-label="Overview"
        aria-expanded={!isClosed}
        title={isClosed ? 'Show the overview' : 'Close the overview'}
        onClick={toggle}
      >
        {isClosed ? <MapIcon size={14} aria-hidden /> : <X size={14} aria-hidden />}
      </ActionIcon>
      {!isClosed && <Picture {...props} />}
    </Panel>
  );
}

/** The whole canvas in small, drawn as one picture. A click or drag moves the view. */
function Picture({ view, scheme }: Props) {
  const picture = useRef<HTMLCanvasElement>(null);
  const flow = useReactFlow();
  const boxes = useMemo(() => boxesOf(view), [view]);
  const all = useMemo(() => around(boxes), [boxes]);
  const scale = all ? Math.min((WIDTH - 2 * MARGIN) / all.width, (HEIGHT - 2 * MARGIN) / all.height, 1) : 1;
  const [left, top] = [all ? all.x - MARGIN / scale : 0, all ? all.y - MARGIN / scale : 0];
  useEffect(() => {
    const canvas = picture.current;
    const context = canvas?.getContext('2d');
    if (!canvas || !context) return;
    context.clearRect(0, 0, canvas.width, canvas.height);
    const look = getComputedStyle(canvas);
    const ink = { group: look.getPropertyValue('--line'), other: look.getPropertyValue('--line-strong') };
    for (const { object, x, y, width, height } of boxes) {
      context.fillStyle = object.type === 'group' ? ink.group : ink.other;
      context.fillRect(
        2 * (x - left) * scale,
        2 * (y - top) * scale,
        Math.max(2, 2 * width * scale),
        Math.max(2, 2 * height * scale),
      );
    }
  }, [boxes, left, top, scale, scheme]);
  const go = ({ clientX, clientY, buttons, currentTarget }: PointerEvent<HTMLDivElement>) => {
    if (buttons !== 1) return;
    const at = currentTarget.getBoundingClientRect();
    const { zoom } = flow.getViewport();
    void flow.setCenter((clientX - at.left) / scale + left, (clientY - at.top) / scale + top, { zoom });
  };
  return (
    <div
      className={styles.overview}
      onPointerDown={go}
      onPointerMove={go}
      role="img"
      aria-label="Overview of the canvas"
    >
      <canvas ref={picture} width={2 * WIDTH} height={2 * HEIGHT} />
      <Shown left={left} top={top} scale={scale} />
    </div>
  );
}

/** The part that is on screen. */
function Shown({ left, top, scale }: { left: number; top: number; scale: number }) {
  const [x, y, zoom] = useStore(({ transform }) => transform);
  const width = useStore((state) => state.width);
  const height = useStore((state) => state.height);
  return (
    <div
      className={styles.shown}
      style={{
        transform: `translate(${(-x / zoom - left) * scale}px, ${(-y / zoom - top) * scale}px)`,
        width: (width / zoom) * scale,
        height: (height / zoom) * scale,
      }}
    />
  );
}
