import type { Keyframe } from '@evident/domain/redaction';
import { type CSSProperties, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { type Region, regionAt, regionBetween } from './regions.ts';
import styles from './region-picture.module.css';

interface Props {
  element: HTMLVideoElement;
  /** Width by height. */
  proportions: number;
  keyframes: readonly Keyframe[];
  atMs: number;
  /** Absent where no region is drawn. */
  onRegion?: (region: Region) => void;
}

/** The picture of a recording, on which a region is drawn for the current time. */
export function RegionPicture({ element, proportions, keyframes, atMs, onRegion }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<{ from: { x: number; y: number }; region: Region | null } | null>(null);
  useLayoutEffect(() => {
    place.current!.prepend(element);
    return () => element.remove();
  }, [element]);
  const pointAt = ({ clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = place.current!.getBoundingClientRect();
    return { x: ((clientX - left) / width) * 100, y: ((clientY - top) / height) * 100 };
  };
  const region = drawn?.region ?? (onRegion ? regionAt(keyframes, atMs) : null);
  return (
    <div
      ref={place}
      className={styles.picture}
      style={{ '--proportions': proportions } as CSSProperties}
      data-drawing={onRegion ? true : undefined}
      onPointerDown={(event) => {
        if (!onRegion) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrawn({ from: pointAt(event), region: null });
      }}
      onPointerMove={(event) => {
        if (drawn) setDrawn({ ...drawn, region: regionBetween(drawn.from, pointAt(event)) });
      }}
      onPointerUp={(event) => {
        const region = drawn && regionBetween(drawn.from, pointAt(event));
        if (region) onRegion?.(region);
        setDrawn(null);
      }}
      onPointerCancel={() => setDrawn(null)}
    >
      {region && (
        <div
          className={styles.region}
          style={{
            left: `${region.left}%`,
            top: `${region.top}%`,
            width: `${region.width}%`,
            height: `${region.height}%`,
          }}
        />
      )}
    </div>
  );
}
