import path from 'node:path';
import { canvasLibrary } from './pictures/canvas-library.ts';
import { checkDecodable } from './pictures/picture-limits.ts';

/** Pictures that LibreOffice reads in every version. */
const READ: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
};
/** Pictures that become PNG. */
const DRAWN = new Set(['.svg', '.webp', '.avif', '.bmp']);
/** In pixels, of a drawn picture. */
const SIDE_MAX = 2_000;

const extensionOf = (name: string): string => path.posix.extname(name).toLowerCase();

export const isPicture = (name: string): boolean =>
  Object.hasOwn(READ, extensionOf(name)) || DRAWN.has(extensionOf(name));

/** The pictures of a book as addresses of their data. One that cannot be read is left out. */
export async function picturesOf(parts: ReadonlyMap<string, Uint8Array>): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const [name, bytes] of parts) {
    if (!isPicture(name)) continue;
    const type = READ[extensionOf(name)] ?? 'image/png';
    const data = DRAWN.has(extensionOf(name)) ? await drawn(bytes) : Buffer.from(bytes);
    if (data) found.set(name, `data:${type};base64,${data.toString('base64')}`);
  }
  return found;
}

async function drawn(bytes: Uint8Array): Promise<Buffer | null> {
  try {
    const library = canvasLibrary();
    const picture = await library.loadImage(Buffer.from(bytes));
    checkDecodable(picture.width, picture.height);
    const shrink = Math.min(1, SIDE_MAX / Math.max(picture.width, picture.height));
    const [width, height] = [Math.ceil(picture.width * shrink), Math.ceil(picture.height * shrink)];
    const canvas = library.createCanvas(width, height);
    canvas.getContext('2d').drawImage(picture, 0, 0, width, height);
    return canvas.toBuffer('image/png');
  } catch {
    // The picture is damaged or too large.
    return null;
  }
}
