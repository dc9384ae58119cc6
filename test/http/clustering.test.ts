import type { Person } from '../support/known-people.ts';
import { peopleRequests } from '../support/people-requests.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';

const PRICE = [
  'The subscription is too expensive for a small team',
  'A cheaper subscription would help the team',
  'We cannot pay such an expensive subscription',
];
const SPEED = ['The page takes ages to load', 'Pages load so slowly', 'Loading a page is slow'];

describe('clusters of highlights', () => {
  let test: TestApp;
  let ada: Person;
  let projectId: string;
  const { send } = peopleRequests(() => test);

  beforeAll(async () => {
    test = await sharedApp();
    ada = await test.people.member(await test.people.team());
  });
  beforeEach(async () => {
    projectId = await test.people.project(ada, 1);
  });
  afterAll(() => test.close());

  const highlights = async (...quotes: string[]): Promise<string[]> => {
    const markdown = quotes.join('.\n\n');
    const { id } = (await send('post', ada, `projects/${projectId}/notes`, { title: 'Note', markdown }).expect(201))
      .body;
    const ids: string[] = [];
    for (const quote of quotes)
      ids.push((await send('post', ada, `notes/${id}/highlights`, { quote }).expect(201)).body.id);
    return ids;
  };
  const cluster = (body: object, who = ada, project = projectId) =>
    send('post', who, `projects/${project}/highlight-clusters`, body);

  it('are proposed for a project with titles in its words, the same each time', async () => {
    const ids = await highlights(...PRICE, ...SPEED);
    const { data } = (await cluster({ strictness: 'VERY_RELAXED' }).expect(200)).body;
    const groups = data.clusters.map((one: { highlightIds: string[] }) => [...one.highlightIds].sort());
    expect(groups).toHaveLength(2);
    expect(groups).toEqual(expect.arrayContaining([ids.slice(0, 3).sort(), ids.slice(3).sort()]));
    expect(data.clusters.map(({ title }: { title: string }) => title).join()).toMatch(/subscription/i);
    expect(data.outliers).toEqual({ highlightIds: [], title: 'Outliers' });
    expect((await cluster({ strictness: 'VERY_RELAXED' })).body).toEqual({ data });
  });

  it('are those of chosen highlights, or of a filter', async () => {
    const ids = await highlights(...PRICE, ...SPEED);
    const all = ({
      data,
    }: {
      data: { clusters: { highlightIds: string[] }[]; outliers: { highlightIds: string[] } };
    }) => [...data.clusters, data.outliers].flatMap(({ highlightIds }) => highlightIds).sort();
    expect(all((await cluster({ highlightIds: ids.slice(0, 4) }).expect(200)).body)).toEqual(ids.slice(0, 4).sort());
    await highlights('Something else entirely about parking');
    expect(all((await cluster({ untagged: true }).expect(200)).body)).toHaveLength(7);
    const few = await cluster({ search: 'subscription' });
    expect(few.body.errors[0]).toMatchObject({ code: 'InvalidOperation', title: 'Too few highlights to cluster' });
  });

  it('are refused for highlights of another project, and for projects that the member cannot see', async () => {
    const ids = await highlights(...PRICE, ...SPEED);
    const other = await test.people.project(ada, 1);
    await cluster({ highlightIds: ids }, ada, other).expect(404);
    const eve = await test.people.member(await test.people.team());
    await cluster({ highlightIds: ids }, eve).expect(404);
    await cluster({}, eve).expect(404);
    const own = await test.people.project(eve, 1);
    await cluster({ highlightIds: ids }, eve, own).expect(404);
  });
});
