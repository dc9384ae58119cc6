import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';

/** Maximum JavaScript of the first load, gzip, without the route's own chunk (docs/web.md). */
export const BUDGET_BYTES = 200_000;

type Manifest = Readonly<
  Record<string, { readonly file: string; readonly isEntry?: boolean; readonly imports?: readonly string[] }>
>;

const dist = join(import.meta.dirname, '../../dist/web');

/** Returns the entry chunks and their static imports with gzip sizes. Lazy imports are another load. */
export function firstLoad(): { file: string; bytes: number }[] {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const loaded = new Set<string>();
  const load = (name: string): void => {
    if (loaded.has(name)) return;
    loaded.add(name);
    (manifest[name]!.imports ?? []).forEach(load);
  };
  Object.keys(manifest)
    .filter((name) => manifest[name]!.isEntry && manifest[name]!.file !== 'service-worker.js')
    .forEach(load);
  return [...loaded]
    .map((name) => manifest[name]!.file)
    .map((file) => ({ file, bytes: gzipSync(readFileSync(join(dist, file)), { level: 9 }).length }));
}

if (import.meta.url === pathToFileURL(process.argv[1]!).href) {
  const files = firstLoad();
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  for (const { file, bytes } of files) process.stdout.write(`${(bytes / 1000).toFixed(1).padStart(8)} kB  ${file}\n`);
  process.stdout.write(`${(total / 1000).toFixed(1).padStart(8)} kB  first load, at most ${BUDGET_BYTES / 1000} kB\n`);
  process.exitCode = total > BUDGET_BYTES ? 1 : 0;
}
