import { randomUUID } from 'node:crypto';
import { type TestApp, openApp } from '../support/app.ts';
import type { Person } from '../support/known-people.ts';
import { peopleRequests } from '../support/people-requests.ts';
import { until } from '../support/waiting.ts';

const MANY = 2_001;
/** So many that none of their words is in every tenth text, which would say nothing without a model of meaning. */
const SUBJECTS = [
  'price plan expensive',
  'loading page slowly',
  'editor lost words',
  'invoice address wrong',
  'mobile crashed twice',
  'password reset mail',
  'export broken columns',
  'calendar sync missing',
  'search finds nothing',
  'dark colors unreadable',
  'support answered late',
  'german translation odd',
];

describe('clusters of more than 2,000 highlights', () => {
  let test: TestApp;
  let ada: Person;
  let bob: Person;
  let projectId: string;
  let ids: string[];
  const { send, get } = peopleRequests(() => test);

  beforeAll(async () => {
    test = await openApp();
    const team = await test.people.team();
    [ada, bob] = [await test.people.member(team), await test.people.member(team)];
    projectId = await test.people.project(ada, 1);
    const note = await send('post', ada, `projects/${projectId}/notes`, { title: 'Note', markdown: 'One word here' });
    const one = await send('post', ada, `notes/${note.body.id}/highlights`, { quote: 'One word here' }).expect(201);
    ids = Array.from({ length: MANY }, () => randomUUID());
    const texts = ids.map((_, at) => `${SUBJECTS[at % SUBJECTS.length]} number${at % 40}`);
    await test.database.query(
      `INSERT INTO highlight SELECT (jsonb_populate_record(h, jsonb_build_object('id', m.id, 'text', m.text))).*
       FROM highlight h, unnest($2::uuid[], $3::text[]) m (id, text) WHERE h.id = $1`,
      [one.body.id, ids, texts],
    );
  });
  afterAll(() => test.close());

  const started = async (body: object = { highlightIds: ids }, who = ada) => {
    const { body: job, headers } = await send('post', who, `projects/${projectId}/highlight-clusters`, body).expect(
      202,
    );
    expect(headers['location']).toBe(job.url);
    return job.jobId as string;
  };
  const read = async (jobId: string, who = ada) => (await get(who, `highlight-cluster-jobs/${jobId}`).expect(200)).body;
  const ended = async (jobId: string) => {
    await until(async () => !['WAITING', 'WORKING'].includes((await read(jobId)).state), 60_000);
    return read(jobId);
  };
  const all = ({
    clusters,
    outliers,
  }: {
    clusters: { highlightIds: string[] }[];
    outliers: { highlightIds: string[] };
  }) => [...clusters, outliers].flatMap(({ highlightIds }) => highlightIds).sort();

  it('are found by a job, with titles, and only for who asked', async () => {
    const jobId = await started();
    const job = await ended(jobId);
    expect(job).toMatchObject({ state: 'DONE', progress: 1, highlights: MANY, projectId });
    expect(all(job.data)).toEqual([...ids].sort());
    const titles = job.data.clusters.map(({ title }: { title: string }) => title.toLowerCase());
    expect(titles.join()).toMatch(/price/);
    expect(new Set(titles).size).toBe(titles.length);
    await get(bob, `highlight-cluster-jobs/${jobId}`).expect(404);
    await send('post', bob, `highlight-cluster-jobs/${jobId}/cancellation`).expect(404);

    // A kill leaves the job under way; the queue tries it again, and it finds the same.
    await test.database.query(`UPDATE cluster_job SET state = 'WAITING', found = NULL WHERE id = $1`, [jobId]);
    await test.database.query(
      `INSERT INTO outbox (team_id, name, payload) VALUES ($1, 'cluster-job:changed',
       jsonb_build_object('jobId', $2::text, 'projectId', $3::text, 'ownerId', $4::text, 'by', $4::text))`,
      [ada.teamId, jobId, projectId, ada.userId],
    );
    expect((await ended(jobId)).data).toEqual(job.data);

    // The result holds no highlight, and no words of one, that its reader cannot see any more.
    const gone = job.data.clusters[0];
    await test.database.query(`UPDATE highlight SET project_id = $2 WHERE id = ANY ($1)`, [
      gone.highlightIds,
      await test.people.project(bob),
    ]);
    const { data } = await read(jobId);
    expect(all(data)).toEqual(ids.filter((id) => !gone.highlightIds.includes(id)).sort());
    await test.database.query(`UPDATE highlight SET project_id = $2 WHERE id = ANY ($1)`, [
      gone.highlightIds,
      projectId,
    ]);

    await test.database.query(`UPDATE cluster_job SET created_at = now() - interval '1 day' WHERE id = $1`, [jobId]);
    await get(ada, `highlight-cluster-jobs/${jobId}`).expect(404);
  });

  it('can be canceled, and a newer request cancels the older one', async () => {
    const first = await started();
    const second = await started({ highlightIds: ids, amount: 'LEAST' });
    expect(second).not.toBe(first);
    expect(['CANCELLED', 'DONE']).toContain((await read(first)).state);
    await send('post', ada, `highlight-cluster-jobs/${second}/cancellation`).expect(204);
    const { state, data } = await ended(second);
    expect([state, data]).toEqual(state === 'DONE' ? [state, data] : ['CANCELLED', null]);
    await send('post', ada, `highlight-cluster-jobs/${second}/cancellation`).expect(204);
  });

  it('are not started twice for the same', async () => {
    const first = await started({ amount: 'MOST' });
    await ended(first);
    await test.database.query(`UPDATE cluster_job SET state = 'WORKING', found = NULL WHERE id = $1`, [first]);
    expect(await started({ amount: 'MOST' })).toBe(first);
    expect(await started({ amount: 'MORE' })).not.toBe(first);
    expect((await read(first)).state).toBe('CANCELLED');
  });
});
