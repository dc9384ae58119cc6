import './on-node-24.mjs';
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const { configurationPage } = await import('../api/config/configuration-page.ts');
writeFileSync(join(dirname(import.meta.dirname), 'docs/configuration.md'), configurationPage());
