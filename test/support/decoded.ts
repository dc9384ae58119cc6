import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** A picture of gray pixels, row by row. */
export interface GrayPicture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** Part of a picture, in pixels. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

async function decode(what: 'pictures' | 'sound', bytes: Uint8Array, extension: string): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'evident-decoded-'));
  try {
    const [source, target] = [join(folder, `source.${extension}`), join(folder, 'target')];
    await writeFile(source, bytes);
    await promisify(execFile)(process.execPath, [
      '--no-warnings',
      '--experimental-transform-types',
      'test/support/decode-worker.ts',
      what,
      source,
      target,
    ]);
    return await readFile(target);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Every picture of a video, of a JPEG, or of several JPEGs in a row. */
export async function picturesIn(bytes: Uint8Array, extension: 'mp4' | 'mjpeg'): Promise<GrayPicture[]> {
  const decoded = await decode('pictures', bytes, extension);
  const [width, height] = [decoded.readUInt32LE(0), decoded.readUInt32LE(4)];
  return Array.from({ length: (decoded.length - 8) / (width * height) }, (_, at) => ({
    width,
    height,
    pixels: decoded.subarray(8 + at * width * height, 8 + (at + 1) * width * height),
  }));
}

/** The loudest sample of a span of seconds, from 0 to 1. */
export async function soundIn(bytes: Uint8Array): Promise<(from: number, to: number) => number> {
  const decoded = await decode('sound', bytes, 'mp4');
  const samples = new Int16Array(decoded.buffer, decoded.byteOffset, decoded.length >> 1);
  return (from, to) =>
    samples
      .slice(Math.round(from * 8000), Math.round(to * 8000))
      .reduce((most, one) => Math.max(most, Math.abs(one)), 0) / 32_768;
}

/** How much each pixel of an area differs from its neighbors on average: what blurring takes away. */
export function detailOf({ width, pixels }: GrayPicture, { left, top, width: w, height: h }: Area): number {
  let sum = 0;
  for (let y = top; y < top + h - 1; y += 1)
    for (let x = left; x < left + w - 1; x += 1) {
      const at = y * width + x;
      sum += Math.abs(pixels[at]! - pixels[at + 1]!) + Math.abs(pixels[at]! - pixels[at + width]!);
    }
  return sum / ((w - 1) * (h - 1));
}

/** The middle of an area of this size: the region from 20 to 80 % without its edges. */
export const middleOf = (left: number, top: number, width: number, height: number): Area => ({
  left: Math.ceil(left + width * 0.24),
  top: Math.ceil(top + height * 0.24),
  width: Math.floor(width * 0.52),
  height: Math.floor(height * 0.52),
});
