import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { n8nNode, n8nTrigger } from './n8n.mjs';
import { zapierApp } from './zapier.mjs';

const FILES = {
  'zapier/index.js': zapierApp,
  'n8n/nodes/Evident/EvidentDescription.ts': n8nNode,
  'n8n/nodes/Evident/EvidentTriggerDescription.ts': n8nTrigger,
};
export const CONNECTOR_FILES = Object.keys(FILES);

/** Writes the generated parts of the Zapier app and of the n8n nodes in the folder of a contract. */
export function writeConnectors(folder) {
  const contract = JSON.parse(readFileSync(join(folder, 'openapi.json'), 'utf8'));
  for (const [name, write] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), write(contract));
  }
}
