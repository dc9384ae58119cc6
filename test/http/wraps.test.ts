import { WriteWeeklyWraps } from '@evident/application/wraps/write-weekly-wraps';
import request from 'supertest';
import { Bus } from '../../api/kernel/bus.ts';
import { type TestApp, openApp } from '../support/app.ts';
import type { Person } from '../support/known-people.ts';
import { until } from '../support/waiting.ts';

const SAID = {
  price: [
    'The new price is far too high for a team of our size.',
    'Every spring the price goes up and nobody tells us why it does.',
    'I would pay the price if the numbers in the reports were right.',
  ],
  secret: ['The secret project moves the whole company to another town next year.'],
};

describe('weekly wraps over HTTP', () => {
  let test: TestApp;
  let ada: Person;
  let viewer: Person;
  let stranger: Person;
  let open: string;
  let hidden: string;
  let priceTag: string;
  let secretTag: string;

  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const server = () => request(test.app.getHttpServer());
  const post = (path: string, body: object = {}, person = ada) =>
    server().post(`/api/v1/${path}`).set(as(person)).send(body);
  const made = async (path: string, body: object): Promise<string> => (await post(path, body).expect(201)).body.id;
  const read = async (path: string, person = ada) =>
    (await server().get(`/api/v1/${path}`).set(as(person)).expect(200)).body;
  const written = async (wrapId: string, person = ada) => {
    await until(async () => (await read(`wraps/${wrapId}`, ada)).state === 'DONE');
    return read(`wraps/${wrapId}`, person);
  };
  const sentences = (wrap: { text: { content: { sections: { sentences: { text: string }[] }[] } } }) =>
    wrap.text.content.sections.flatMap((section) => section.sentences.map(({ text }) => text));

  async function study(projectId: string, title: string, said: readonly string[]): Promise<string> {
    const noteId = await made(`projects/${projectId}/notes`, { title: `${title} note`, markdown: said.join('\n\n') });
    const board = await made(`projects/${projectId}/tag-boards`, { title });
    const group = await made(`tag-boards/${board}/groups`, { title });
    const tagId = await made(`tag-groups/${group}/tags`, { title });
    for (const quote of said) await made(`notes/${noteId}/highlights`, { quote, tagIds: [tagId] });
    return tagId;
  }

  beforeAll(async () => {
    test = await openApp();
    const team = await test.people.team();
    ada = await test.people.member(team);
    viewer = await test.people.member(team, 'VIEWER');
    stranger = await test.people.member(await test.people.team());
    open = await made('projects', { title: 'Pricing' });
    hidden = await made('projects', { title: 'Hidden plans', private: true });
    priceTag = await study(open, 'Price', SAID.price);
    secretTag = await study(hidden, 'Secret', SAID.secret);
  });
  afterAll(() => test.close());

  it('quote what was highlighted in a project, under the tags that grew', async () => {
    const { id } = (await post(`projects/${open}/wraps`).expect(201)).body;
    const wrap = await written(id);
    expect(wrap).toMatchObject({ projectId: open, weekly: false, highlights: 3, notes: 1 });
    expect(wrap.title).toMatch(/^Pricing: /);
    expect(wrap.blocks.slice(0, 4)).toEqual([
      { type: 'heading', level: 'h1', text: wrap.title },
      { type: 'heading', level: 'h2', text: 'Emerging themes' },
      {
        type: 'graph',
        graph: 'EmergingThemes',
        items: [{ id: priceTag, title: 'Price', previousCount: 0, currentCount: 3 }],
      },
      { type: 'heading', level: 'h2', text: 'Price' },
    ]);
    expect(sentences(wrap).length).toBeGreaterThan(0);
    for (const { text, citations } of wrap.blocks.filter(({ type }: { type: string }) => type === 'text')) {
      const [cited] = wrap.text.content.citations.filter((one: { citationReferenceId: string }) =>
        citations.includes(one.citationReferenceId),
      );
      expect(cited).toMatchObject({ projectId: open });
      expect(text).toContain(cited.quote.slice(1));
      expect(SAID.price.join('\n')).toContain(cited.quote);
    }
    expect((await read(`wraps?projectId=${open}`, viewer)).items).toMatchObject([{ id, state: 'DONE' }]);
  });

  it('of the workspace show each reader only their projects, in words, tags and figures', async () => {
    const { id } = (await post('wraps', { title: 'My week' }).expect(201)).body;
    const own = await written(id);
    expect(own.title).toBe('My week');
    expect(own.text.content.sections.map((section: { title: string }) => section.title)).toEqual([
      'Hidden plans',
      'Pricing',
    ]);
    expect(own.blocks.find(({ type }: { type: string }) => type === 'graph').items).toHaveLength(2);
    const seen = await written(id, viewer);
    expect(JSON.stringify(seen)).not.toMatch(new RegExp(`secret|hidden|${hidden}|${secretTag}`, 'i'));
    expect(seen).toMatchObject({ highlights: 3, notes: 1 });
    expect(sentences(seen).length).toBeGreaterThan(0);
    await server().get(`/api/v1/wraps/${id}`).set(as(stranger)).expect(404);
    const [part] = (await read(`wraps?projectId=${hidden}`)).items;
    await server().get(`/api/v1/wraps/${part.id}`).set(as(viewer)).expect(404);
  });

  it('need something to write about, and write access', async () => {
    const empty = await made('projects', { title: 'Empty' });
    await post(`projects/${empty}/wraps`).expect(422);
    await post(`projects/${open}/wraps`, {}, viewer).expect(403);
    await post('wraps', {}, viewer).expect(403);
    await post(`projects/${open}/wraps`, { title: 'x'.repeat(501) }).expect(400);
  });

  it('are renamed and deleted with write access, and both can be undone', async () => {
    const [{ id, title }] = (await read(`wraps?projectId=${open}`)).items;
    const path = `/api/v1/wraps/${id}`;
    const rename = (name: string, person = ada) => server().patch(path).set(as(person)).send({ title: name });
    await rename('Mine', viewer).expect(403);
    await rename(' ').expect(400);
    await rename('x'.repeat(501)).expect(400);
    const renamed = (await rename(' Prices in spring ').expect(200)).body.undoId;
    expect((await read(`wraps/${id}`)).blocks[0]).toMatchObject({ text: 'Prices in spring' });
    await post(`undo/${renamed}`).expect(200);
    await post(`undo/${renamed}/redo`).expect(204);
    await post(`undo/${renamed}`).expect(200);
    expect((await read(`wraps/${id}`)).title).toBe(title);
    await server().delete(path).set(as(viewer)).expect(403);
    const deleted = (await server().delete(path).set(as(ada)).expect(200)).body.undoId;
    await server().get(path).set(as(ada)).expect(404);
    await post(`undo/${deleted}`).expect(200);
    await post(`undo/${deleted}/redo`).expect(204);
    await post(`undo/${deleted}`).expect(200);
    const again = await read(`wraps/${id}`);
    expect(again).toMatchObject({ title, state: 'DONE' });
    expect(sentences(again).length).toBeGreaterThan(0);
  });

  it('of the workspace are changed by the member who requested them, and by admins', async () => {
    const other = await test.people.member(ada.teamId);
    const { id } = (await post('wraps', {}, other).expect(201)).body;
    await written(id);
    const third = await test.people.member(ada.teamId);
    await server().patch(`/api/v1/wraps/${id}`).set(as(third)).send({ title: 'Theirs' }).expect(403);
    const { undoId } = (await server().delete(`/api/v1/wraps/${id}`).set(as(other)).expect(200)).body;
    await post(`undo/${undoId}`, {}, other).expect(200);
    expect((await read(`wraps/${id}/sent`)).method).toBe('EXTRACTED');
  });

  it('are written once for each week, by the job', async () => {
    // The week that was full at the last run, on Monday at 4 in UTC.
    await test.database.query(
      `UPDATE highlight SET created_at = date_trunc('week', now() AT TIME ZONE 'UTC' - interval '4 hours') AT TIME ZONE 'UTC' - interval '1 day'`,
    );
    const weekly = async () => (await read('wraps')).items.filter((wrap: { weekly: boolean }) => wrap.weekly);
    for (let run = 0; run < 2; run += 1) await test.app.get(Bus).ask(new WriteWeeklyWraps());
    const [wrap, ...more] = await weekly();
    expect(more).toEqual([]);
    expect((await written(wrap.id)).text.content.sections).toHaveLength(2);
    expect(new Date(wrap.since).getUTCDay()).toBe(1);
    expect(new Date(wrap.until).getTime() - new Date(wrap.since).getTime()).toBe(7 * 86_400_000);
    const admin = await test.people.member(ada.teamId, 'MANAGER', { workspaceAdmin: true });
    await server().delete(`/api/v1/wraps/${wrap.id}`).set(as(admin)).expect(200);
    await test.app.get(Bus).ask(new WriteWeeklyWraps());
    expect(await weekly()).toEqual([]);
    expect(await test.database.query(`SELECT cron FROM pgboss.schedule WHERE name = 'weekly-wraps'`)).toEqual([
      { cron: '41 * * * *' },
    ]);
  });
});
