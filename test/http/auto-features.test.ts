import type { Person } from '../support/known-people.ts';
import { peopleRequests } from '../support/people-requests.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';
import { until } from '../support/waiting.ts';

const AI = '00000000-0000-0000-0000-000000000000';
const SENTENCE =
  'We copy the numbers of the report into our own spreadsheet because nobody trusts the dashboard of team';
const TEXT = `${Array.from({ length: 24 }, (_, at) => `${SENTENCE} ${at}.`).join('\n\n')}\n\nWrite to ana.berg@example.org.`;

describe('automatic features', () => {
  let test: TestApp;
  let ada: Person;
  let projectId: string;
  const { as, server, send, get, items } = peopleRequests(() => test);

  beforeAll(async () => {
    test = await sharedApp();
    ada = await test.people.member(await test.people.team(), 'MANAGER', { workspaceAdmin: true });
    projectId = await test.people.project(ada, 1);
  });
  afterAll(() => test.close());

  const imported = async (text: string): Promise<string> => {
    const { body: file } = await server()
      .post(`/api/v1/projects/${projectId}/files`)
      .set(as(ada))
      .attach('file', Buffer.from(text), { filename: `${Math.abs(text.length)}.md` })
      .expect(201);
    const { body: run } = await send('post', ada, `projects/${projectId}/imports`, { files: [{ fileId: file.id }] });
    await until(async () => (await get(ada, `imports/${run.id}`)).body.state === 'done', 30_000);
    return (await items(ada, `projects/${projectId}/notes`))[0].id;
  };
  const modesOf = async (path: string) => (await get(ada, `${path}/auto-features`).expect(200)).body;

  it('have defaults that workspace and project can change', async () => {
    const defaults = { Summarize: 'On', Highlights: 'Off', Tags: 'On', Redact: 'On' };
    expect((await modesOf(`projects/${projectId}`)).modes).toEqual(defaults);
    await send('patch', ada, 'workspace/auto-features', { Tags: 'Off', Redact: 'Suggest' }).expect(204);
    await send('patch', ada, `projects/${projectId}/auto-features`, { Redact: 'Off' }).expect(204);
    expect(await modesOf(`projects/${projectId}`)).toMatchObject({
      modes: { ...defaults, Tags: 'Off', Redact: 'Off' },
      chosen: { Tags: null, Redact: 'Off' },
    });
    await send('patch', ada, 'workspace/auto-features', { Tags: null, Redact: null }).expect(204);
    await send('patch', ada, `projects/${projectId}/auto-features`, { Redact: null }).expect(204);
    expect((await modesOf('workspace')).modes).toEqual(defaults);
  });

  it('suggest highlights only where that was chosen, and plan redactions of a long note that was imported, and leave its text alone', async () => {
    await send('patch', ada, `projects/${projectId}/auto-features`, { Highlights: 'Suggest' }).expect(204);
    const noteId = await imported(TEXT);
    await until(async () =>
      (await items(ada, `notes/${noteId}/suggestions`)).some(({ kind }: { kind: string }) => kind === 'HIGHLIGHT'),
    );
    const [planned, ...others] = await items(ada, `notes/${noteId}/redactions`);
    expect(others).toEqual([]);
    expect(planned).toMatchObject({ state: 'PENDING' });
    expect(await items(ada, `notes/${noteId}/highlights`)).toEqual([]);
    expect((await get(ada, `notes/${noteId}/content?format=text`)).text).toContain('ana.berg@example.org');
  });

  it('highlight for themselves where that is on', async () => {
    await send('patch', ada, `projects/${projectId}/auto-features`, { Highlights: 'On', Redact: 'Off' }).expect(204);
    const noteId = await imported(`${TEXT}\n\nAnd more.`);
    await until(async () => (await items(ada, `notes/${noteId}/highlights`)).length > 0, 30_000);
    expect((await items(ada, `notes/${noteId}/highlights`))[0]).toMatchObject({ createdBy: AI, createdByName: 'AI' });
    expect(await items(ada, `notes/${noteId}/redactions`)).toEqual([]);
  });
});
