import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

export const root = join(import.meta.dirname, '../..');
const APART = new Set(['node_modules', 'dist', 'storybook-static', 'fixtures']);

/** Returns paths of matching files below a folder, relative to the root. */
export function filesUnder(folder: string, name: RegExp): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => !path.startsWith('data/') && !path.split('/').some((part) => APART.has(part)))
    .sort();
}

export const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');
