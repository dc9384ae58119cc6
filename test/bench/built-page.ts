import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Builds a page of this folder as the web app is built. Returns a temporary folder, which the caller removes. */
export function builtPage(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `evident-${name}-`));
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');
  const page = join(import.meta.dirname, name);
  const config = join(import.meta.dirname, '../../web/vite.config.ts');
  const options = ['--config', config, '--base', './', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'];
  const { status, stderr } = spawnSync(process.execPath, [vite, 'build', page, ...options], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return folder;
}
