import { Demuxer } from 'node-av/api';
import { AVMEDIA_TYPE_VIDEO, AV_PIX_FMT_GRAY8, AV_PIX_FMT_RGB24 } from 'node-av/constants';
import { Frame, Rational, type Stream } from 'node-av/lib';
import { type HeifPicture, type HeifTiles, type HeifTurn, heifPicture } from './heif-boxes.ts';
import { pdfOfJpeg } from './pdf-of-jpeg.ts';
import { FOR_JPEG, filteredStill, jpegOf, stillsOf } from './still-frames.ts';
import { DAMAGED_PICTURE, KEPT_PIXELS, NotConvertible, checkDecodable } from './picture-limits.ts';

/** Bytes of a pixel, its format, and the filters that lead to it. */
const COLOR = { bytes: 3, format: AV_PIX_FMT_RGB24, filters: 'format=rgb24' } as const;
/** Opacity is the brightness as it is stored. The range that the file claims is for colors. */
const OPACITY = { bytes: 1, format: AV_PIX_FMT_GRAY8, filters: 'extractplanes=y,format=gray' } as const;
type Samples = typeof COLOR | typeof OPACITY;

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The primary picture of a HEIF file over white, as a PDF of one page. Uses FFmpeg alone: its library and that of the
 * canvas crash in one process.
 *
 * @throws NotConvertible
 */
export function convertHeif(path: string, bytes: Uint8Array): Buffer {
  const picture = heifPicture(bytes) ?? reading(path, (_, streams) => firstOf(streams));
  checkDecodable(picture.width, picture.height);
  const colors = samplesOf(path, picture, COLOR);
  if (!colors) throw new NotConvertible(DAMAGED_PICTURE);
  const opacity = picture.alpha && opacityOf(path, picture.alpha, picture);
  if (opacity) overWhite(colors, opacity, picture.isPremultiplied);
  const shrink = Math.min(1, Math.sqrt(KEPT_PIXELS / (picture.width * picture.height))).toFixed(6);
  const chain = [...picture.turns.flatMap(filterOf), `scale=trunc(iw*${shrink}/2)*2:trunc(ih*${shrink}/2)*2`, FOR_JPEG];
  const shown = filteredStill(frameOf(colors, picture, COLOR), chain.join(','));
  if (!shown) throw new NotConvertible(DAMAGED_PICTURE);
  const { width, height } = shown;
  return pdfOfJpeg(jpegOf(shown), { width, height });
}

const frameOf = (samples: Buffer, { width, height }: Size, { format }: Samples): Frame =>
  Frame.fromVideoBuffer(samples, { width, height, format, timeBase: new Rational(1, 1) });

/** Opacity in the size of the picture; null if it cannot be decoded, so that the picture is opaque. */
function opacityOf(path: string, alpha: HeifTiles, { width, height }: Size): Buffer | null {
  checkDecodable(alpha.width, alpha.height);
  const samples = samplesOf(path, alpha, OPACITY);
  if (!samples || (alpha.width === width && alpha.height === height)) return samples;
  const scaled = filteredStill(frameOf(samples, alpha, OPACITY), `scale=${width}:${height},format=gray`);
  const pixels = scaled?.toBuffer() ?? null;
  scaled?.free();
  return pixels;
}

/** Lays colors over white. */
function overWhite(colors: Buffer, opacity: Buffer, isPremultiplied: boolean): void {
  for (let at = 0, color = 0; at < opacity.length; at += 1)
    for (const alpha = opacity[at]!, end = color + COLOR.bytes; color < end; color += 1) {
      const own = isPremultiplied ? colors[color]! : (colors[color]! * alpha) / 255;
      colors[color] = Math.min(255, Math.round(own + 255 - alpha));
    }
}

function reading<T>(path: string, read: (input: Demuxer, streams: readonly Stream[]) => T): T {
  const input = opened(path);
  try {
    return read(
      input,
      (input.streams ?? []).filter(({ codecpar }) => codecpar.codecType === AVMEDIA_TYPE_VIDEO),
    );
  } finally {
    input.closeSync();
  }
}

function opened(path: string): Demuxer {
  try {
    return Demuxer.openSync(path, {
      options: { protocol_whitelist: 'file', format_whitelist: 'mov,mp4,m4a,3gp,3g2,mj2' },
    });
  } catch {
    throw new NotConvertible(DAMAGED_PICTURE);
  }
}

/** A sequence of pictures: its first one. */
function firstOf([stream]: readonly Stream[]): HeifPicture {
  if (!stream) throw new NotConvertible(DAMAGED_PICTURE);
  const { width, height } = stream.codecpar;
  return { tiles: [stream.id], columns: 1, width, height, turns: [], alpha: null, isPremultiplied: false };
}

/** The samples of all tiles where they belong; null if one is missing. */
function samplesOf(path: string, picture: HeifTiles, { bytes, filters }: Samples): Buffer | null {
  const samples = Buffer.alloc(picture.width * picture.height * bytes);
  const places = new Map(picture.tiles.map((id, at) => [id, at]));
  const missing = new Set(places.keys());
  reading(path, (input, streams) => {
    const used = streams.filter(({ id, codecpar }) => {
      if (!places.has(id)) return false;
      checkDecodable(codecpar.width, codecpar.height);
      return true;
    });
    for (const { stream, frame } of stillsOf(input, used)) {
      const at = places.get(stream.id)!;
      const shown = filteredStill(frame, filters);
      if (!shown) continue;
      missing.delete(stream.id);
      const { width, height } = shown;
      const place = { x: (at % picture.columns) * width, y: Math.floor(at / picture.columns) * height, bytes };
      copy(shown.toBuffer(), { width, height }, samples, picture, place);
      shown.free();
    }
  });
  return missing.size > 0 ? null : samples;
}

/** Copies a tile. Its part beyond the picture is left out. */
function copy(
  tile: Buffer,
  size: Size,
  pixels: Buffer,
  whole: Size,
  { x, y, bytes }: { readonly x: number; readonly y: number; readonly bytes: number },
): void {
  const width = Math.min(size.width, whole.width - x);
  const rows = width > 0 ? Math.min(size.height, whole.height - y) : 0;
  for (let row = 0; row < rows; row += 1)
    tile.copy(
      pixels,
      ((y + row) * whole.width + x) * bytes,
      row * size.width * bytes,
      (row * size.width + width) * bytes,
    );
}

function filterOf(turn: HeifTurn): string[] {
  if ('mirror' in turn) return [turn.mirror === 'left-right' ? 'hflip' : 'vflip'];
  return [[], ['transpose=cclock'], ['hflip', 'vflip'], ['transpose=clock']][turn.quarters] ?? [];
}
