import './on-node-24.mjs';
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const { eventsPage } = await import('../domain/events/catalogue-page.ts');
writeFileSync(join(dirname(import.meta.dirname), 'docs/capabilities/events.md'), eventsPage());
