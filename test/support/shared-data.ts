import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Real third-party files next to the project in development and CI. Tests on them run only where they exist. */
const SHARED_DATA = path.resolve(
  process.env['EVIDENT_TEST_DATA'] ?? path.join(import.meta.dirname, '../../../shared/data'),
);

/** Path of a shared data folder; `null` if absent. */
export function sharedFolder(folder: string): string | null {
  const place = path.join(SHARED_DATA, folder);
  return existsSync(place) ? place : null;
}

/** Files below a shared data folder; empty if absent. */
export function sharedFiles(folder: string): string[] {
  const place = sharedFolder(folder);
  if (!place) return [];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
