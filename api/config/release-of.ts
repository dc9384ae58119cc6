import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const STAMPS = ['server.stamp', 'web.stamp'];
const DIGITS = 12;

/**
 * Identifies the build in a folder by the fingerprints of its parts.
 *
 * @param folder of the build
 * @returns twelve hexadecimal digits, or undefined if the folder holds no build
 */
export async function releaseOf(folder: string): Promise<string | undefined> {
  try {
    const hash = createHash('sha256');
    for (const stamp of STAMPS) hash.update(await readFile(join(folder, stamp)));
    return hash.digest('hex').slice(0, DIGITS);
  } catch {
    return undefined;
  }
}
