import './on-node-24.mjs';
import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { bundle } from './build-server.mjs';

/** Writes adapters/postgres/schema.ts, the types of all rows, from a database that the migrations just made. */
const root = dirname(import.meta.dirname);
await bundle(['test/support/write-schema.ts'], 'schema');
execFileSync(process.execPath, [join(root, 'dist/schema/write-schema.js'), join(root, 'adapters/postgres/schema.ts')], {
  cwd: root,
  stdio: 'inherit',
});
