import './on-node-24.mjs';
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const { eventsPage } = await import('../domain/events/catalogue-page.ts');
const { kindsPage } = await import('../domain/kinds/catalogue-page.ts');
const pages = join(dirname(import.meta.dirname), 'docs/capabilities');
writeFileSync(join(pages, 'events.md'), eventsPage());
writeFileSync(join(pages, 'kinds.md'), kindsPage());
