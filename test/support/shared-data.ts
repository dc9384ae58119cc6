import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Real files of others, which lie beside the project where it is developed and checked, and nowhere else: tests on them are tests on what is there. */
const SHARED_DATA = path.resolve(
  process.env['EVIDENT_TEST_DATA'] ?? path.join(import.meta.dirname, '../../../shared/data'),
);

/** The place of a folder of the shared data; `null` where there is none. */
export function sharedFolder(folder: string): string | null {
  const place = path.join(SHARED_DATA, folder);
  return existsSync(place) ? place : null;
}

/** Every file below a folder of the shared data; none where it is absent. */
export function sharedFiles(folder: string): string[] {
  const place = sharedFolder(folder);
  if (!place) return [];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
