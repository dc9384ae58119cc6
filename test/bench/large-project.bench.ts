import { withBareServer } from './with-bare-server.ts';
import { FIRST_PAGE, TAG_COUNTS } from './by-hand.ts';
import type { Row } from './row.ts';
import { leastOf, read } from './least-of.ts';
import { medianMs, withStarted } from './started.ts';
import { step } from './step.ts';

const NOTES = 10_000;
const HIGHLIGHTS = 100_000;
const TAGS = 200;
const RUNS = 30;
const ROUNDS = 4;
const READING_LIMIT_MS = 180_000;

/**
 * First page of notes and tag counts of a large project over HTTP, compared with handwritten SQL behind bare Fastify.
 */
export const measure = (): Promise<Row[]> =>
  withStarted(async ({ product, newcomer, database, databaseUrl }) => {
    const { id: projectId } = await newcomer.ask<{ id: string }>('POST', '/projects', { title: 'Large' });
    const { id: boardId } = await newcomer.ask<{ id: string }>('POST', `/projects/${projectId}/tag-boards`, {
      title: 'Board',
    });
    const { id: groupId } = await newcomer.ask<{ id: string }>('POST', `/tag-boards/${boardId}/groups`, {
      title: 'Group',
    });
    const team = newcomer.teamId;
    const member = (await database.query<{ id: string }>('SELECT id FROM member WHERE team_id = $1', [team])).rows[0]!
      .id;
    await database.query(
      `INSERT INTO note (id, team_id, project_id, title, rank, created_by, created_at, updated_at) SELECT gen_random_uuid(), $1, $2, 'Note ' || n, n, $3, now() - n * interval '1 minute', now() FROM generate_series(1, ${NOTES}) n`,
      [team, projectId, member],
    );
    await database.query(
      `INSERT INTO document (id, team_id, content, text, updated_at) SELECT id, team_id, '{"type":"doc","content":[{"type":"paragraph"}]}', repeat('Words that somebody said. ', 80), now() FROM note WHERE project_id = $1`,
      [projectId],
    );
    await database.query(
      `INSERT INTO contribution (team_id, object_type, object_id, member_id, author, at) SELECT team_id, 'note', id, $2, true, now() FROM note WHERE project_id = $1`,
      [projectId, member],
    );
    await database.query(
      `INSERT INTO tag (id, team_id, project_id, tag_group_id, title, rank, created_by, created_at, updated_at) SELECT gen_random_uuid(), $1, $2, $3, 'Tag ' || n, n, $4, now(), now() FROM generate_series(1, ${TAGS}) n`,
      [team, projectId, groupId, member],
    );
    await database.query(
      `INSERT INTO highlight (id, team_id, note_id, project_id, text, start_at, end_at, anchor, created_by, created_at, updated_at)
    SELECT gen_random_uuid(), team_id, id, project_id, 'somebody said', k, k + 13, 'mark', $2, now(), now() FROM note, generate_series(1, ${HIGHLIGHTS / NOTES}) k WHERE project_id = $1`,
      [projectId, member],
    );
    await database.query(
      `INSERT INTO highlight_tag (team_id, highlight_id, tag_id, applied_by, applied_at, how)
    SELECT h.team_id, h.id, t.id, $2, now(), 'person' FROM (SELECT *, row_number() OVER () % ${TAGS} AS n FROM highlight WHERE project_id = $1) h JOIN (SELECT *, row_number() OVER () - 1 AS n FROM tag WHERE project_id = $1) t ON t.n = h.n`,
      [projectId, member],
    );
    await step('Analyzing the tables', () => database.query('VACUUM ANALYZE'));
    await database.query('SET ROLE evident_app');
    await database.query(`SET evident.team_id = '${team}'`);
    const headers = { authorization: `Bearer ${newcomer.token}` };
    return withBareServer(databaseUrl, async (bare) => {
      const row = async (what: string, ours: string, bareOnes: string, sql: string): Promise<Row> => {
        const over = (address: string) => () => medianMs(RUNS, () => read(address, headers));
        const [byHand, mine, statement] = await step(
          `Reading the ${what}`,
          () =>
            leastOf(
              ROUNDS,
              over(`${bare}/projects/${projectId}/${bareOnes}`),
              over(`${product.url}/api/v1/projects/${projectId}/${ours}`),
              () => medianMs(RUNS, () => database.query(sql, [projectId])),
            ),
          READING_LIMIT_MS,
        );
        return {
          what: `${what} of a project with 10,000 notes and 100,000 highlights`,
          against: 'the hand-written SQL behind bare Fastify, with session look-up and row-level security',
          measured: mine! / byHand!,
          unit: '×',
          atMost: 1.5,
          note: `${mine!.toFixed(1)} ms against ${byHand!.toFixed(1)} ms, of which the statement takes ${statement!.toFixed(1)} ms; the least of ${ROUNDS} medians of ${RUNS}`,
        };
      };
      return [
        await row('first page of notes', 'notes?limit=50', 'notes', FIRST_PAGE),
        await row('tag counts', 'tag-boards', 'tag-counts', TAG_COUNTS),
      ];
    });
  });
