import { createHash } from 'node:crypto';
import Fastify, { type FastifyRequest } from 'fastify';
import pg from 'pg';
import { auditPage } from './audit-by-hand.ts';
import {
  DATA_POINTS,
  FIRST_PAGE,
  HIGHLIGHT_CONDITIONS,
  NOTE,
  PEOPLE_BY_WEEK,
  TAG_COUNTS,
  highlightsWhere,
} from './by-hand.ts';

/**
 * Baseline for an authenticated read with Fastify and pg: session lookup, and statements in a transaction bound to the
 * team. Prints its port.
 */
const pool = new pg.Pool({
  connectionString: process.env['DATABASE_URL'],
  max: 10,
  options: '-c role=evident_app -c timezone=UTC',
});
const app = Fastify();
const KEYS = (member: string, groups: readonly string[]): string[] => [
  member,
  ...groups,
  'public',
  'markup',
  'playback',
];

async function rowsFor(
  { headers, ip }: FastifyRequest,
  sql: string,
  parameters: (keys: string[]) => unknown[],
): Promise<Record<string, unknown>[]> {
  const [, teamId, secret] = /([0-9a-f-]{36})\.(.+)$/.exec(headers.authorization ?? '')!;
  const {
    rows: [actor],
  } = await pool.query<{ team_id: string; member_id: string; group_ids: string[] }>({
    name: 'actor_of_token',
    text: 'SELECT * FROM before_team.actor_of_token($1, $2, $3)',
    values: [teamId, createHash('sha256').update(secret!).digest('hex'), ip],
  });
  if (!actor) throw new Error('Nobody is known by this token');
  const client = await pool.connect();
  try {
    await client.query(`BEGIN READ ONLY; SET LOCAL evident.team_id = '${actor.team_id}'`);
    const { rows } = await client.query<Record<string, unknown>>(
      sql,
      parameters(KEYS(actor.member_id, actor.group_ids)),
    );
    await client.query('COMMIT');
    return rows;
  } finally {
    client.release();
  }
}

const contentOf = ([note]: Record<string, unknown>[]) => ({
  content: note!['content'],
  speakers: note!['speakers'],
  text: note!['text'],
  version: note!['version'],
});

app.get<{ Params: { id: string } }>('/notes/:id', (request) =>
  rowsFor(request, NOTE, (keys) => [request.params.id, keys, 1]).then(contentOf),
);
app.get<{ Params: { id: string } }>('/projects/:id/notes', (request) =>
  rowsFor(request, FIRST_PAGE, () => [request.params.id]),
);
app.get<{ Params: { id: string } }>('/projects/:id/tag-counts', (request) =>
  rowsFor(request, TAG_COUNTS, () => [request.params.id]),
);
app.get<{ Params: { id: string }; Querystring: { conditions: string } }>('/projects/:id/highlights', (request) => {
  const conditions = JSON.parse(request.query.conditions) as { condition: number; value: unknown }[];
  const values: unknown[] = [request.params.id];
  const sql = conditions.map(({ condition, value }) => {
    if (value !== null) values.push(value);
    return HIGHLIGHT_CONDITIONS[condition]!.sql.replace('?', `$${values.length}`);
  });
  return rowsFor(request, highlightsWhere(sql), () => values);
});
app.get<{ Params: { id: string } }>('/channels/:id/data-points', (request) =>
  rowsFor(request, DATA_POINTS, () => [request.params.id]),
);
app.get<{ Params: { id: string } }>('/channels/:id/trend', (request) =>
  rowsFor(request, PEOPLE_BY_WEEK, () => [request.params.id]),
);
app.get<{ Params: { index: string }; Querystring: { value?: string } }>('/audit/:index', (request) => {
  const sql = auditPage(Number(request.params.index));
  return rowsFor(request, sql, () => (sql.includes('$1') ? [request.query.value] : []));
});
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
process.stdout.write('listening\n');
