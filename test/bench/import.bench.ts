import { setTimeout as pause } from 'node:timers/promises';
import { copied } from './copied.ts';
import { realRows } from './real-rows.ts';
import type { Row } from './row.ts';
import { step } from './step.ts';
import { withStarted } from './started.ts';

const ROWS = 78_265;
const IMPORT_LIMIT_MS = 180_000;
/**
 * Imports a CSV of 78,265 real texts, from the start until all are searchable. Compared with COPY of all stored rows,
 * with indexes.
 */
export const measure = (): Promise<Row[]> =>
  withStarted(async ({ product, newcomer, database }) => {
    const { id: projectId } = await newcomer.ask<{ id: string }>('POST', '/projects', { title: 'Large import' });
    const { id: fileId } = await newcomer.upload<{ id: string }>(
      `/projects/${projectId}/files`,
      new File([realRows(ROWS)], 'feedback.csv'),
    );
    const files = [{ fileId, mapping: { title: null, content: [0], date: null, tags: [] } }];
    const began = performance.now();
    const { id } = await newcomer.ask<{ id: string }>('POST', `/projects/${projectId}/imports`, { files });
    await step(
      'Importing the rows',
      async (late) => {
        for (let state = ''; state !== 'done';) {
          await pause(100, undefined, { signal: late });
          ({ state } = await newcomer.ask<{ state: string }>('GET', `/imports/${id}`));
          if (state === 'failed') throw new Error('The import failed');
        }
      },
      IMPORT_LIMIT_MS,
    );
    const answer = await fetch(`${product.url}/api/v1/search?query=${encodeURIComponent(`"${ROWS - 1}"`)}`, {
      headers: { authorization: `Bearer ${newcomer.token}` },
    });
    const seconds = (performance.now() - began) / 1000;
    if (!(await answer.text()).includes(String(ROWS - 1))) throw new Error('The last row is not found');
    await database.query('CREATE SCHEMA copied');
    const { rows: tables } = await database.query<{ name: string }>(
      `SELECT relname AS name FROM pg_stat_user_tables WHERE schemaname = 'public' AND n_live_tup + n_tup_ins > ${ROWS / 2}`,
    );
    let against = 0;
    for (const { name } of tables) against += await step(`Copying ${name}`, () => copied(database, name));
    return [
      {
        what: 'import of a CSV of 78,265 real texts as notes until searchable',
        against: 'COPY of all rows finally stored, with their indexes',
        measured: seconds / against,
        unit: '×',
        atMost: 3,
        note: `${seconds.toFixed(1)} s against ${against.toFixed(1)} s for ${tables
          .map(({ name }) => name)
          .sort()
          .join(', ')}`,
      },
    ];
  });
