import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { canvasLibrary } from './written-picture.ts';

const SCRIPT = path.join(import.meta.dirname, 'make-heif.ts');

/** A HEIF of four gray tiles, made in a process of its own: FFmpeg and the canvas library crash in one. */
export async function madeHeif(folder: string, ...opacity: string[]): Promise<Buffer> {
  const file = path.join(folder, `grid${opacity.join('')}.heic`);
  const flags = ['--no-warnings', '--experimental-transform-types'];
  await promisify(execFile)(process.execPath, [...flags, SCRIPT, file, ...opacity]);
  return readFile(file);
}

/** Tenths of the gray in the four corners of the picture in its PDF. */
export async function cornersOf(pdf: Buffer): Promise<number[]> {
  const picture = await canvasLibrary.loadImage(pdf.subarray(pdf.indexOf(Buffer.from([0xff, 0xd8]))));
  expect([picture.width, picture.height]).toEqual([200, 228]);
  const context = canvasLibrary.createCanvas(200, 228).getContext('2d');
  context.drawImage(picture, 0, 0, 200, 228);
  return [
    [10, 10],
    [10, 190],
    [160, 10],
    [160, 190],
  ].map(([x, y]) => Math.round(context.getImageData(x!, y!, 1, 1).data[0]! / 10));
}
