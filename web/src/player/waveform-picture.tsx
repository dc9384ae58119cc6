import { useLayoutEffect, useRef, useState } from 'react';
import { waveformPath } from './waveform-path.ts';

const HEIGHT = 28;

/** The loudness of a recording as bars in the current color, as wide as its place. */
export function WaveformPicture({ peaks }: { peaks: readonly number[] }) {
  const place = useRef<SVGSVGElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const measured = new ResizeObserver(([entry]) => setWidth(Math.floor(entry!.contentRect.width)));
    measured.observe(place.current!);
    return () => measured.disconnect();
  }, []);
  return (
    <svg ref={place} width="100%" height={HEIGHT} aria-hidden>
      <path d={waveformPath(peaks, width, HEIGHT)} fill="currentColor" />
    </svg>
  );
}
