import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parse } from 'csv-parse/sync';
import type pg from 'pg';
import { sharedFolder } from '../support/shared-data.ts';
import type { Row } from './row.ts';
import { step } from './step.ts';
import { withStarted } from './started.ts';

const ROWS = 78_265;
const IMPORT_LIMIT_MS = 180_000;
const SOURCES = [
  ['banking77/train.csv', 'text'],
  ['clinc150/clinc150_train_val.csv', 'text'],
  ['nhs-patient-feedback/text_data.csv', 'feedback'],
] as const;

/** Repeats real texts with a counter that makes every row unique. */
function csv(folder: string): string {
  const texts = SOURCES.flatMap(([file, column]) => {
    const rows = parse(readFileSync(join(folder, file)), {
      columns: true,
      bom: true,
      relax_column_count: true,
    }) as Record<string, string>[];
    return rows.map((row) => row[column] ?? Object.values(row)[0] ?? '').filter((text) => text.trim() !== '');
  });
  const rows = Array.from(
    { length: ROWS },
    (_, index) => `"${texts[index % texts.length]!.replaceAll('"', '""')} (${index})",${index % 5}`,
  );
  return `comment,rating\n${rows.join('\n')}\n`;
}

/** Seconds to COPY a table's rows into an empty one and build its indexes. */
async function copied(database: pg.Client, table: string): Promise<number> {
  await database.query(`CREATE TABLE copied.${table} (LIKE public.${table} INCLUDING DEFAULTS INCLUDING GENERATED)`);
  const { rows } = await database.query<{ folder: string }>(`SELECT current_setting('data_directory') AS folder`);
  const file = `${rows[0]!.folder}/copied-${table}.bin`;
  const { rows: columns } = await database.query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND table_name = $1 AND is_generated = 'NEVER' ORDER BY ordinal_position`,
    [table],
  );
  const list = columns.map(({ name }) => `"${name}"`).join(', ');
  await database.query(`COPY public.${table} (${list}) TO '${file}' (FORMAT binary)`);
  await database.query('CHECKPOINT');
  const { rows: indexes } = await database.query<{ definition: string }>(
    `SELECT pg_get_indexdef(indexrelid) AS definition FROM pg_index WHERE indrelid = 'public.${table}'::regclass`,
  );
  const began = performance.now();
  await database.query(`COPY copied.${table} (${list}) FROM '${file}' (FORMAT binary)`);
  for (const [number, { definition }] of indexes.entries()) {
    await database.query(definition.replace(/INDEX \S+ ON public\./, `INDEX copied_${table}_${number} ON copied.`));
  }
  return (performance.now() - began) / 1000;
}

/**
 * Imports a CSV of 78,265 real texts, from the start until all are searchable. Compared with COPY of all stored rows,
 * with indexes.
 */
export const measure = (): Promise<Row[]> =>
  withStarted(async ({ product, newcomer, database }) => {
    const folder =
      sharedFolder('feedback') ??
      (() => {
        throw new Error('The real texts are not at hand: set EVIDENT_TEST_DATA');
      })();
    const { id: projectId } = await newcomer.ask<{ id: string }>('POST', '/projects', { title: 'Large import' });
    const { id: fileId } = await newcomer.upload<{ id: string }>(
      `/projects/${projectId}/files`,
      new File([csv(folder)], 'feedback.csv'),
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
