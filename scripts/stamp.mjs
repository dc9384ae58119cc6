import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = dirname(import.meta.dirname);
const APART = new Set(['node_modules', 'dist', 'storybook-static']);
const isTest = (name) => /\.test\.tsx?$/.test(name);
const isStory = (name) => /\.stories\.tsx?$/.test(name);

function* filesUnder(path, withStories) {
  const entries = readdirSync(join(root, path), { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (APART.has(entry.name) || isTest(entry.name) || (!withStories && isStory(entry.name))) continue;
    if (entry.isDirectory()) yield* filesUnder(join(path, entry.name), withStories);
    else yield join(path, entry.name);
  }
}

/** Sources and output of each part of the product. */
const PARTS = {
  server: {
    folders: ['domain', 'application', 'adapters', 'api'],
    files: ['package-lock.json', 'tsconfig.json', 'tsconfig.base.json', 'scripts/build-server.mjs'],
  },
  web: { folders: ['domain', 'openapi', 'web'], files: ['package-lock.json'] },
  storybook: { folders: ['domain', 'openapi', 'web'], files: ['package-lock.json'], withStories: true },
};

/** Hashes contents, because timestamps change with the clock and with a checkout. */
function fingerprint(part) {
  const hash = createHash('sha256');
  const { folders, files, withStories } = PARTS[part];
  for (const path of [...folders.flatMap((folder) => [...filesUnder(folder, withStories)]), ...files])
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
      .update('\0');
  return hash.digest('hex');
}

const stampOf = (part) => join(root, 'dist', `${part}.stamp`);

function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** Reports whether a part must be built; `done` stores the last fingerprint. */
export function staleness(part) {
  const now = fingerprint(part);
  return {
    stale: read(stampOf(part)) !== now,
    done() {
      mkdirSync(join(root, 'dist'), { recursive: true });
      writeFileSync(stampOf(part), now);
    },
  };
}
