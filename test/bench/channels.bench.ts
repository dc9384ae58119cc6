import { setTimeout as pause } from 'node:timers/promises';
import type { ChannelImportView, ChannelView, ImportPreview } from '@evident/domain/channels';
import type pg from 'pg';
import { copied } from './copied.ts';
import { leastOf, read } from './least-of.ts';
import { realRows } from './real-rows.ts';
import type { Row } from './row.ts';
import { type Started, medianMs, withStarted } from './started.ts';
import { step } from './step.ts';
import { withBareServer } from './with-bare-server.ts';

const ROWS = 78_265;
const MANY = 1_000_000;
const RUNS = 10;
const ROUNDS = 3;
const LIMIT_MS = 900_000;

/** The import of a large table of feedback, and the pages of a channel with a million data points. */
export const measure = async (): Promise<Row[]> => [await withStarted(imported), ...(await withStarted(pages))];

const newChannel = ({ newcomer }: Started): Promise<{ id: string }> =>
  newcomer.ask('POST', '/channels', { title: 'Feedback' });

async function imported(started: Started): Promise<Row> {
  const { product, newcomer, database } = started;
  const { id: channelId } = await newChannel(started);
  const path = `/channels/${channelId}/imports`;
  const { id } = await newcomer.ask<{ id: string }>('POST', path, { source: 'CSV' });
  const form = new FormData();
  form.set('file', new File([realRows(ROWS)], 'feedback.csv'));
  const headers = { authorization: `Bearer ${newcomer.token}` };
  const sent = await fetch(`${product.url}/api/v1${path}/${id}/file`, { method: 'PUT', headers, body: form });
  if (!sent.ok) throw new Error(`The table was refused: ${await sent.text()}`);
  const { configuration } = await newcomer.ask<ImportPreview>('GET', `${path}/${id}/preview`);
  const began = performance.now();
  await newcomer.ask('PUT', `${path}/${id}/configuration`, configuration);
  await step(
    'Importing the rows and finding themes',
    async (late) => {
      for (let waits = true; waits;) {
        await pause(250, undefined, { signal: late });
        const job = await newcomer.ask<ChannelImportView>('GET', `${path}/${id}`);
        if (job.state === 'failed') throw new Error(`The import failed: ${job.problem}`);
        const { dataPoints, waiting } = await newcomer.ask<ChannelView>('GET', `/channels/${channelId}`);
        waits = job.state !== 'done' || dataPoints + job.folded < ROWS || waiting > 0 || (await unsearched(database));
      }
    },
    LIMIT_MS,
  );
  const seconds = (performance.now() - began) / 1000;
  await database.query('CREATE SCHEMA copied');
  const { rows: tables } = await database.query<{ name: string }>(
    `SELECT c.relname AS name FROM pg_stat_user_tables s JOIN pg_class c ON c.oid = s.relid WHERE s.schemaname = 'public' AND s.n_live_tup > ${ROWS / 2}`,
  );
  let against = 0;
  for (const { name } of tables) against += await step(`Copying ${name}`, () => copied(database, name), LIMIT_MS);
  const names = tables.map(({ name }) => name).sort();
  return {
    what: 'import of 78,265 data points until searchable and themed',
    against: 'COPY of all rows finally stored, with their indexes',
    measured: seconds / against,
    unit: '×',
    atMost: 4,
    note: `${seconds.toFixed(1)} s against ${against.toFixed(1)} s for ${names.join(', ')}`,
  };
}

async function unsearched(database: pg.Client): Promise<boolean> {
  const { rows } = await database.query('SELECT FROM data_point_unsearched LIMIT 1');
  return rows.length > 0;
}

async function pages(started: Started): Promise<Row[]> {
  const { product, newcomer, database, databaseUrl } = started;
  const { id: channelId } = await newChannel(started);
  await step('Writing a million data points', () => written(database, newcomer.teamId, channelId), LIMIT_MS);
  await step('Analyzing the tables', () => database.query('VACUUM ANALYZE'), LIMIT_MS);
  const headers = { authorization: `Bearer ${newcomer.token}` };
  return withBareServer(databaseUrl, async (bare) => {
    const row = async (what: string, ours: string, bareOnes: string): Promise<Row> => {
      const over = (address: string) => () => medianMs(RUNS, () => read(address, headers));
      const [byHand, mine] = await step(
        `Reading the ${what}`,
        () =>
          leastOf(
            ROUNDS,
            over(`${bare}/channels/${channelId}/${bareOnes}`),
            over(`${product.url}/api/v1/channels/${channelId}/${ours}`),
          ),
        LIMIT_MS,
      );
      return {
        what: `${what} of a channel with 1,000,000 data points`,
        against: 'the hand-written SQL behind bare Fastify, with session look-up and row-level security',
        measured: mine! / byHand!,
        unit: '×',
        atMost: 1.5,
        note: `${mine!.toFixed(1)} ms against ${byHand!.toFixed(1)} ms; the least of ${ROUNDS} medians of ${RUNS}`,
      };
    };
    return [
      await row('first page', 'data-points?limit=50', 'data-points'),
      await row('trend chart by week', 'trend?step=WEEK', 'trend'),
    ];
  });
}

/** Data points of 200,000 people within two years, in a hundred themes. */
async function written(database: pg.Client, teamId: string, channelId: string): Promise<void> {
  await database.query(
    `INSERT INTO theme (id, team_id, channel_id, key, title, titled_by, created_at, updated_at)
     SELECT gen_random_uuid(), $1, $2, n, 'Theme ' || n, 'MACHINE', now(), now() FROM generate_series(1, 100) n`,
    [teamId, channelId],
  );
  await database.query('SET session_replication_role = replica');
  await database.query(
    `INSERT INTO data_point (id, team_id, channel_id, source, external_id, said_at, title, text, tags, fields, entries, author_key, digest, cell, theme_id, themed, created_at)
     SELECT gen_random_uuid(), $1, $2, 'API', n::text, now() - n * interval '1 minute', '', 'Words that someone said about number ' || n, '{}', '{"plan": "Free"}', '[]',
       'name ' || n % 200000, decode(md5(n::text), 'hex'), n % 3000, t.id, true, now()
     FROM generate_series(1, ${MANY}) n JOIN theme t ON t.channel_id = $2 AND t.key = 1 + n % 100`,
    [teamId, channelId],
  );
  await database.query(
    `INSERT INTO channel_count (channel_id, team_id, data_points, folded, waiting) VALUES ($2, $1, ${MANY}, 0, 0)
     ON CONFLICT (channel_id) DO UPDATE SET data_points = ${MANY}`,
    [teamId, channelId],
  );
  await database.query('SET session_replication_role = origin');
}
