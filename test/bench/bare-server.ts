import { createHash } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';

/** What an authenticated read costs with nothing around it: Fastify and pg, the same statements that the product sends. Prints its port. */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10, options: '-c role=evident_app -c timezone=UTC' });
const app = Fastify();
const KEYS = (member: string, groups: readonly string[]): string[] => [member, ...groups, 'public', 'markup', 'playback'];

app.get<{ Params: { id: string } }>('/notes/:id', async ({ params, headers }, reply) => {
  const [, teamId, secret] = /([0-9a-f-]{36})\.(.+)$/.exec(headers.authorization ?? '')!;
  const { rows: [actor] } = await pool.query<{ team_id: string; member_id: string; group_ids: string[] }>({
    name: 'actor_of_token', text: 'SELECT * FROM before_team.actor_of_token($1, $2)', values: [teamId, createHash('sha256').update(secret!).digest('hex')],
  });
  if (!actor) return reply.status(401).send();
  const client = await pool.connect();
  try {
    await client.query(`BEGIN READ ONLY; SET LOCAL evident.team_id = '${actor.team_id}'`);
    const { rows: [note] } = await client.query(
      `SELECT n.title, d.content, d.speakers, d.text, d.version, d.last_seq > d.derived_seq AS behind FROM note n JOIN document d ON d.id = n.id
       WHERE n.id = $1 AND n.project_id IN (SELECT r.project_id FROM (
         SELECT g.project_id, g.level, g.special FROM access_grant g WHERE g.subject_key = ANY($2::text[]) AND g.project_id IS NOT NULL
         UNION ALL
         SELECT p.id, g.level, g.special FROM access_grant g JOIN folder f ON f.path @> ARRAY[g.folder_id] JOIN project p ON p.folder_id = f.id
         WHERE g.subject_key = ANY($2::text[]) AND g.folder_id IS NOT NULL) r WHERE r.level >= $3::smallint)`,
      [params.id, KEYS(actor.member_id, actor.group_ids), 1],
    );
    await client.query('COMMIT');
    return { content: note.content, speakers: note.speakers, text: note.text, version: note.version };
  } finally {
    client.release();
  }
});
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
process.stdout.write('listening\n');
