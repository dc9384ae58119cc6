import request from 'supertest';
import type { TestApp } from '../support/app.ts';
import type { Person } from '../support/known-people.ts';
import { sharedApp } from '../support/shared-app.ts';

describe('insights over HTTP', () => {
  let test: TestApp;
  let ada: Person;
  let ben: Person;
  let viewer: Person;
  let stranger: Person;
  let projectId: string;
  let noteId: string;

  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const server = () => request(test.app.getHttpServer());
  const read = async (path: string, person = ada) =>
    (await server().get(`/api/v1/${path}`).set(as(person)).expect(200)).body;
  const make = async (path: string, body: object): Promise<string> =>
    (await server().post(`/api/v1/${path}`).set(as(ada)).send(body).expect(201)).body.id;
  const highlight = (quote: string) => make(`notes/${noteId}/highlights`, { quote });

  beforeAll(async () => {
    test = await sharedApp();
    const team = await test.people.team();
    ada = await test.people.member(team);
    ben = await test.people.member(team);
    viewer = await test.people.member(team, 'VIEWER');
    stranger = await test.people.member(await test.people.team());
    projectId = await test.people.project(ada, 2);
    noteId = await make(`projects/${projectId}/notes`, {
      title: 'Interview',
      markdown: '**Ada** (0:21): I never trust it.\n\n**Ben** (1:05): I always do, every day.',
    });
  });
  afterAll(() => test.close());

  it('shows evidence verbatim with speaker and source, and counts people and sources', async () => {
    const ids = [await highlight('I never trust it'), await highlight('I always do'), await highlight('every day')];
    const insightId = await make(`projects/${projectId}/insights`, {
      title: 'Trust divides',
      markdown: 'Some do, some do not.',
      evidence: ids,
    });
    const { items, strength } = await read(`insights/${insightId}/evidence`);
    expect(strength).toEqual({ people: 2, unnamed: 0, sources: 1 });
    expect(
      items.map(({ highlight: { text, speaker, noteTitle } }: { highlight: Record<string, string> }) => [
        text,
        speaker,
        noteTitle,
      ]),
    ).toEqual([
      ['I never trust it', 'Ada', 'Interview'],
      ['I always do', 'Ben', 'Interview'],
      ['every day', 'Ben', 'Interview'],
    ]);
    expect(await read(`insights/${insightId}`)).toMatchObject({
      title: 'Trust divides',
      excerpt: 'Some do, some do not.',
      strength: { people: 2, unnamed: 0, sources: 1 },
    });
  });

  it('includes the text of evidence in Markdown and HTML', async () => {
    const id = await make(`projects/${projectId}/insights`, {
      markdown: 'What they said:',
      evidence: [await highlight('I always do')],
    });
    const written = async (format: string) =>
      (await server().get(`/api/v1/insights/${id}/content?format=${format}`).set(as(ada)).expect(200)).text;
    expect(await written('markdown')).toContain('> I always do');
    expect(await written('html')).toMatch(/<blockquote data-highlight="[^"]+">I always do<\/blockquote>/);
  });

  it('counts evidence in the initial content', async () => {
    const noteId = await make(`projects/${projectId}/notes`, { markdown: '**Ada:** Numbers need a source.' });
    const highlightId = await make(`notes/${noteId}/highlights`, { quote: 'need a source' });
    const id = await make(`projects/${projectId}/insights`, {
      title: 'Sources',
      content: { type: 'doc', content: [{ type: 'evidence', attrs: { highlightId } }, { type: 'paragraph' }] },
    });
    expect((await read(`insights/${id}`)).strength.sources).toBe(1);
    expect((await read(`insights/${id}/evidence`)).items).toHaveLength(1);
  });

  it('counts no person for text without a known speaker, and shows that', async () => {
    const own = await make(`projects/${projectId}/notes`, {
      markdown: 'It took me three tries.\n\n**Ada** (0:21): For me it was one.',
    });
    const ids = await Promise.all(
      ['three tries', 'it was one'].map((quote) => make(`notes/${own}/highlights`, { quote })),
    );
    const insightId = await make(`projects/${projectId}/insights`, { title: 'Tries', evidence: ids });
    expect((await read(`insights/${insightId}/evidence`)).strength).toEqual({ people: 1, unnamed: 1, sources: 1 });
    expect((await read(`insights/${insightId}`)).strength).toEqual({ people: 1, unnamed: 1, sources: 1 });
  });

  it('counts two speakers of a note with the same name as one person, in lists and in the insight', async () => {
    const own = await make(`projects/${projectId}/notes`, {
      markdown: '**Speaker 1** (0:21): It took three tries.\n\n**Speaker 2** (1:05): For me it was one.',
    });
    const ids = await Promise.all(
      ['three tries', 'it was one'].map((quote) => make(`notes/${own}/highlights`, { quote })),
    );
    const insightId = await make(`projects/${projectId}/insights`, { title: 'Tries again', evidence: ids });
    const strengths = async () => {
      const { items } = await read(`projects/${projectId}/insights`);
      return [
        (await read(`insights/${insightId}/evidence`)).strength,
        (await read(`insights/${insightId}`)).strength,
        items.find(({ id }: { id: string }) => id === insightId).strength,
      ];
    };
    const two = { people: 2, unnamed: 0, sources: 1 };
    expect(await strengths()).toEqual([two, two, two]);
    const speakers: { id: string }[] = (await read(`notes/${own}`)).speakers;
    for (const { id } of speakers)
      await server().put(`/api/v1/notes/${own}/speakers/${id}`).set(as(ada)).send({ name: 'Ada' }).expect(204);
    const one = { ...two, people: 1 };
    expect(await strengths()).toEqual([one, one, one]);
  });

  it('updates evidence with its source, and shows when the source is gone', async () => {
    const own = await make(`projects/${projectId}/notes`, { markdown: 'It took ages to load.' });
    const id = await make(`notes/${own}/highlights`, { quote: 'took ages' });
    const insightId = await make(`projects/${projectId}/insights`, { title: 'Slow', evidence: [id] });
    await server().put(`/api/v1/notes/${own}/content`).set(as(ada)).send({ markdown: 'It was quick.' }).expect(204);
    expect(await read(`insights/${insightId}/evidence`)).toMatchObject({
      items: [{ highlight: { text: 'took ages', lost: true } }],
      strength: { people: 0, unnamed: 0, sources: 0 },
    });
    await server().delete(`/api/v1/highlights/${id}`).set(as(ada)).expect(200);
    expect((await read(`insights/${insightId}/evidence`)).items).toEqual([{ highlightId: id, highlight: null }]);
  });

  it('shows a published insight on home, latest first, until it is unpublished', async () => {
    const [one, two] = [
      await make(`projects/${projectId}/insights`, { title: 'One' }),
      await make(`projects/${projectId}/insights`, { title: 'Two' }),
    ];
    await server().put(`/api/v1/insights/${two}/publication`).set(as(ada)).expect(200);
    await server().put(`/api/v1/insights/${one}/publication`).set(as(ada)).expect(200);
    expect((await read('published-insights?limit=2', viewer)).items.map(({ id }: { id: string }) => id)).toEqual([
      one,
      two,
    ]);
    await server().delete(`/api/v1/insights/${one}/publication`).set(as(ada)).expect(200);
    expect((await read('published-insights', viewer)).items.map(({ id }: { id: string }) => id)).toEqual([two]);
  });

  it('keeps its first date and its place on home when published again', async () => {
    const own = await test.people.project(ada, 2);
    const [old, recent] = [
      await make(`projects/${own}/insights`, { title: 'Old' }),
      await make(`projects/${own}/insights`, { title: 'Recent' }),
    ];
    const publish = (id: string, person = ada) =>
      server().put(`/api/v1/insights/${id}/publication`).set(as(person)).expect(200);
    await publish(old);
    await publish(recent);
    const { publishedAt } = await read(`insights/${old}`);
    await server().delete(`/api/v1/insights/${old}/publication`).set(as(ada)).expect(200);
    expect((await read(`insights/${old}`)).publishedAt).toBeNull();
    await publish(old, ben);
    expect((await read(`insights/${old}`)).publishedAt).toBe(publishedAt);
    expect(
      (await read('published-insights')).items
        .map(({ id }: { id: string }) => id)
        .filter((id: string) => [old, recent].includes(id)),
    ).toEqual([recent, old]);
  });

  it('shows its text in lists, not its headings', async () => {
    const id = await make(`projects/${projectId}/insights`, {
      title: 'Trust',
      markdown: '# What we saw\n\nPeople wait\n\n- some do\n- some do not',
    });
    expect(await read(`insights/${id}`)).toMatchObject({ excerpt: 'People wait. some do. some do not' });
  });

  it('updates its project when written, published or unpublished', async () => {
    const id = await make(`projects/${projectId}/insights`, { title: 'Trust' });
    for (const change of [
      server().put(`/api/v1/insights/${id}/content`).send({ markdown: 'People wait.' }),
      server().patch(`/api/v1/insights/${id}`).send({ title: 'Trust divides' }),
      server().put(`/api/v1/insights/${id}/publication`),
      server().delete(`/api/v1/insights/${id}/publication`),
    ]) {
      const before = await read(`projects/${projectId}`);
      const { ok } = await change.set(as(ada));
      expect(ok).toBe(true);
      const after = await read(`projects/${projectId}`);
      expect(Date.parse(after.updatedAt)).toBeGreaterThan(Date.parse(before.updatedAt));
      expect((await read('projects?limit=1000')).items[0].updatedAt).toBe(after.updatedAt);
      expect(after.version).toBe(before.version);
    }
  });

  it('lists published insights of a folder and its subfolders', async () => {
    const outer = await make('folders', { title: 'Research' });
    const inner = await make('folders', { title: 'Spring', parentId: outer });
    const inside = await make('projects', { title: 'Inside', folderId: inner });
    const [here, elsewhere] = [
      await make(`projects/${inside}/insights`, { title: 'Here' }),
      await make(`projects/${projectId}/insights`, { title: 'Elsewhere' }),
    ];
    for (const id of [here, elsewhere])
      await server().put(`/api/v1/insights/${id}/publication`).set(as(ada)).expect(200);
    for (const folder of [outer, inner])
      expect(
        (await read(`published-insights?folderId=${folder}`, viewer)).items.map(({ id }: { id: string }) => id),
      ).toEqual([here]);
  });

  it('lists archived insights separately, and restores them', async () => {
    const own = await test.people.project(ada, 2);
    const [kept, put] = [
      await make(`projects/${own}/insights`, { title: 'Kept' }),
      await make(`projects/${own}/insights`, { title: 'Put away' }),
    ];
    const listed = async (query = '') =>
      (await read(`projects/${own}/insights${query}`, viewer)).items.map(({ id }: { id: string }) => id);
    const archive = (archived: boolean) =>
      server().patch(`/api/v1/insights/${put}`).set(as(ada)).send({ archived }).expect(204);
    await archive(true);
    expect([await listed(), await listed('?archived=false'), await listed('?archived=true')]).toEqual([
      [kept],
      [kept],
      [put],
    ]);
    await archive(false);
    expect([await listed(), await listed('?archived=true')]).toEqual([[put, kept], []]);
    await server().get(`/api/v1/projects/${own}/insights?archived=maybe`).set(as(ada)).expect(400);
  });

  it('are hidden from other teams', async () => {
    const id = await make(`projects/${projectId}/insights`, { title: 'Ours alone' });
    for (const path of [`insights/${id}`, `insights/${id}/content`, `insights/${id}/evidence`]) {
      expect(JSON.stringify((await server().get(`/api/v1/${path}`).set(as(stranger)).expect(404)).body)).not.toContain(
        'Ours',
      );
    }
    expect((await read('published-insights', stranger)).items).toEqual([]);
  });
});
