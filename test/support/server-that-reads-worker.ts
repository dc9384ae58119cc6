import { join } from 'node:path';
import { openReaders } from '../../adapters/importers/import-reader.ts';

/** Reports the id of its reader process, makes it read forever, and waits to be killed. */
const { imports } = openReaders({ most: 1, program: join(import.meta.dirname, 'hostile-reader-worker.ts') });
const who = await imports.read({ name: 'who.txt', bytes: Buffer.from('x') });
const reading = imports.read({ name: 'loops.txt', bytes: Buffer.from('x') });
setTimeout(() => process.stdout.write(`${'title' in who ? who.title : ''}\n`), 100);
await reading;
