import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** First load: at most this much JavaScript, gzip, before the route's own chunk (docs/web.md). */
const BUDGET_BYTES = 200_000;

const dist = join(import.meta.dirname, '../dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
const entry = Object.keys(manifest).find((name) => manifest[name].isEntry);

/** The chunk and all it needs before it can run; what is imported later is another load. */
function loadedWith(name, seen = new Set()) {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const needed of manifest[name].imports ?? []) loadedWith(needed, seen);
  return seen;
}

const files = [...loadedWith(entry)].map((name) => manifest[name].file);
const sizes = files.map((file) => ({ file, bytes: gzipSync(readFileSync(join(dist, file)), { level: 9 }).length }));
const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
for (const { file, bytes } of sizes) process.stdout.write(`${(bytes / 1000).toFixed(1).padStart(8)} kB  ${file}\n`);
process.stdout.write(`${(total / 1000).toFixed(1).padStart(8)} kB  first load, at most ${BUDGET_BYTES / 1000} kB\n`);
process.exitCode = total > BUDGET_BYTES ? 1 : 0;
