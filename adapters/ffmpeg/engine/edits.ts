import { type PictureSize, type RegionAt, type RenderEdit, mosaicBlock, paddedRegion } from '@evident/domain/media';

const fixed = (number: number): string => number.toFixed(3);
/** Filters see timestamps in which the recording starts at `start` seconds. `margin` is in seconds too. */
const during = ({ startMs, endMs }: RenderEdit, start: number, margin = 0): string =>
  `between(t,${fixed(startMs / 1000 + start - margin)},${fixed(endMs / 1000 + start + margin)})`;

/** Hides a whole picture. Blocks are blurred. */
function hidden({ videoStyle }: RenderEdit, block: number, enable = ''): string {
  return videoStyle === 'COVER'
    ? `drawbox=w=iw:h=ih:color=black:t=fill${enable}`
    : `pixelize=w=${block}:h=${block}${enable},gblur=sigma=${block}${enable}`;
}

/** The pictures as shown: of this size at a constant rate, on the clock of {@link during}. */
export interface ShownPictures {
  readonly size: PictureSize;
  readonly start: number;
  readonly frameRate: number;
}

/** Filters that hide parts of upright pictures, as a chain. Empty without such parts. */
export function hidingFilters(edits: readonly RenderEdit[], shown: ShownPictures): string[] {
  const { size, start, frameRate } = shown;
  return edits.flatMap((edit, at) => {
    // Bringing pictures to a constant rate moves them by half a picture.
    const enable = `:enable='${during(edit, start, 1 / frameRate)}'`;
    if (edit.video === 'BLUR_FRAME') return [hidden(edit, mosaicBlock(size), enable)];
    return edit.video === 'BLUR_REGION' && edit.keyframes.length > 0 ? [hiddenRegion(edit, shown, at, enable)] : [];
  });
}

/** The region has the size of its largest key frame and follows their centers. */
function hiddenRegion(edit: RenderEdit, { size, start }: ShownPictures, at: number, enable: string): string {
  const keyframes = edit.keyframes.map((key) => paddedRegion(key, size));
  const widest = Math.max(...keyframes.map(({ width }) => width));
  const highest = Math.max(...keyframes.map(({ height }) => height));
  const region = { width: pixels(widest, size.width), height: pixels(highest, size.height) };
  const place = (most: number, of: (key: RegionAt) => number): string =>
    `max(0,min(${most},${pathOf(keyframes, of, start)}))`;
  const x = place(size.width - region.width, (key) => ((key.left + (key.width - widest) / 2) * size.width) / 100);
  const y = place(size.height - region.height, (key) => ((key.top + (key.height - highest) / 2) * size.height) / 100);
  return [
    `split[whole${at}][part${at}]`,
    `[part${at}]crop=${region.width}:${region.height}:'${x}':'${y}',${hidden(edit, mosaicBlock(size, region))}[hidden${at}]`,
    `[whole${at}][hidden${at}]overlay=x='${x}':y='${y}'${enable}`,
  ].join(';');
}

/** At least 2, even, and at most the whole. */
const pixels = (percent: number, whole: number): number =>
  Math.min(Math.floor(whole / 2) * 2, Math.max(2, Math.ceil((percent * whole) / 200) * 2));

/** An expression of the time: linear between key frames, constant before the first and after the last. */
function pathOf(keys: readonly RegionAt[], of: (key: RegionAt) => number, start: number): string {
  const points = keys.toSorted((a, b) => a.atMs - b.atMs).map((key) => [key.atMs / 1000 + start, of(key)] as const);
  const parts = points.slice(1).map(([end, to], at) => {
    const [begin, from] = points[at]!;
    const steep = end > begin ? (to - from) / (end - begin) : 0;
    return `gte(t,${fixed(begin)})*lt(t,${fixed(end)})*(${fixed(from)}+${steep.toFixed(6)}*(t-(${fixed(begin)})))`;
  });
  const [first, last] = [points[0]!, points.at(-1)!];
  return [`lt(t,${fixed(first[0])})*${fixed(first[1])}`, ...parts, `gte(t,${fixed(last[0])})*${fixed(last[1])}`].join(
    '+',
  );
}

/** Filters that silence parts of the sound, or put a tone of 1 kHz in their place. */
export function silencingFilters(edits: readonly RenderEdit[], channels: 1 | 2, start: number): string[] {
  const spans = (audio: RenderEdit['audio']): string =>
    edits
      .filter((edit) => edit.audio === audio)
      .map((edit) => during(edit, start))
      .join('+');
  const [muted, bleeped] = [spans('MUTE'), spans('BLEEP')];
  const tone = (channel: number): string => `if(${bleeped},0.1*sin(2*PI*1000*t),val(${channel}))`;
  return [
    ...(muted ? [`volume=0:enable='${muted}'`] : []),
    ...(bleeped ? [`aeval=exprs='${Array.from({ length: channels }, (_, at) => tone(at)).join('|')}':c=same`] : []),
  ];
}
