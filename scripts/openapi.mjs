import './on-node-24.mjs';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { bundle } from './build-server.mjs';
import { CONNECTOR_FILES, writeConnectors } from './connectors/write.mjs';

/**
 * Generates the contract and the schema of GraphQL from the controllers, and the typed client and the
 * parts of Zapier and n8n from the contract. With --check, writes nothing and exits
 * with 1 on a difference.
 */
const root = dirname(import.meta.dirname);
const check = process.argv.includes('--check');
const committed = join(root, 'openapi');
const folder = check ? mkdtempSync(join(tmpdir(), 'evident-openapi-')) : committed;
const run = (program, ...args) =>
  execFileSync(process.execPath, [program, ...args], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });

await bundle(['api/emit-openapi.ts', 'api/emit-graphql.ts'], 'openapi');
run(join(root, 'dist/openapi/emit-openapi.js'), join(folder, 'openapi.json'));
run(join(root, 'dist/openapi/emit-graphql.js'), join(folder, 'schema.graphql'));
const generator = createRequire(join(committed, 'package.json')).resolve('openapi-typescript/package.json');
run(join(dirname(generator), 'bin/cli.js'), join(folder, 'openapi.json'), '--output', join(folder, 'schema.d.ts'));
writeConnectors(folder);

if (check) {
  const differs = ['openapi.json', 'schema.graphql', 'schema.d.ts', ...CONNECTOR_FILES].filter(
    (file) => readFileSync(join(folder, file), 'utf8') !== readFileSync(join(committed, file), 'utf8'),
  );
  rmSync(folder, { recursive: true });
  if (differs.length > 0) {
    console.error(
      `The controllers say something else than openapi/${differs.join(' and openapi/')}: run npm run openapi and review the difference.`,
    );
    process.exit(1);
  }
}
