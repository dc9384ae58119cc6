import request from 'supertest';
import { highlightsIn } from '../builders/tagged-highlights.ts';
import type { Person } from '../support/known-people.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';

/** Two people do opposite things at the same time. The end makes sense to both, in either order. */
describe('opposite changes of tags at the same time', () => {
  let test: TestApp;
  let ada: Person;
  let grace: Person;
  let projectId: string;
  let group: string;
  let highlights: string[];

  const server = () => request(test.app.getHttpServer());
  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const post = (path: string, body: object, person = ada) =>
    server().post(`/api/v1/${path}`).set(as(person)).send(body);
  const newTag = async (title: string): Promise<string> =>
    (await post(`tag-groups/${group}/tags`, { title }).expect(201)).body.id;
  const tags = async (): Promise<Map<string, { id: string; title: string; highlightCount: number }>> => {
    const { body } = await server().get(`/api/v1/projects/${projectId}/tag-boards`).set(as(ada)).expect(200);
    const all = body.items.flatMap((board: { groups: { tags: { id: string }[] }[] }) =>
      board.groups.flatMap((one) => one.tags),
    );
    return new Map(all.map((tag: { id: string }) => [tag.id, tag]));
  };
  const carrying = async (tagId: string): Promise<number> =>
    Number(
      (
        await test.database.query<{ n: string }>('SELECT count(*) AS n FROM highlight_tag WHERE tag_id = $1', [tagId])
      )[0]!.n,
    );
  const retag = (ids: string[], change: { add?: string[]; remove?: string[] }, person = ada) =>
    post(`projects/${projectId}/highlights/tags`, { highlightIds: ids, ...change }, person);

  beforeAll(async () => {
    test = await sharedApp();
    const team = await test.people.team();
    ada = await test.people.member(team);
    grace = await test.people.member(team);
    projectId = await test.people.project(ada, 2);
    const board = (await post(`projects/${projectId}/tag-boards`, { title: 'Themes' }).expect(201)).body.id;
    group = (await post(`tag-boards/${board}/groups`, { title: 'Trust' }).expect(201)).body.id;
    highlights = await highlightsIn(test.database, ada, projectId, 12);
  });
  afterAll(() => test.close());

  it('two people who use a new tag first, in a project without boards: both get it, on one board', async () => {
    const own = await test.people.project(ada, 2);
    const provided = await Promise.all(
      ['Doubt', ' doubt ', 'DOUBT', 'Numbers'].map((title, at) =>
        post(`projects/${own}/tags`, { title }, at % 2 === 0 ? ada : grace).expect(200),
      ),
    );
    const [first, second, third, other] = provided.map(({ body }) => body as { id: string; isNew: boolean });
    expect(new Set([first, second, third].map((tag) => tag!.id))).toEqual(new Set([first!.id]));
    expect([first, second, third].filter((tag) => tag!.isNew)).toHaveLength(1);
    expect(other).toMatchObject({ isNew: true });
    const { body } = await server().get(`/api/v1/projects/${own}/tag-boards`).set(as(ada)).expect(200);
    const boards = body.items as { groups: { tags: { id: string }[] }[] }[];
    expect(boards.map(({ groups }) => groups.map(({ tags: held }) => held.map(({ id }) => id).sort()))).toEqual([
      [[first!.id, other!.id].sort()],
    ]);
  });

  it('merging and renaming: the tag is renamed and then merged, or is gone and cannot be renamed', async () => {
    for (let round = 0; round < 4; round += 1) {
      const [gone, kept] = [await newTag('Gone'), await newTag('Kept')];
      await retag(highlights, { add: [gone] }).expect(200);
      const [merged, renamed] = await Promise.all([
        post(`tags/${gone}/merge`, { intoTagId: kept }),
        server().patch(`/api/v1/tags/${gone}`).set(as(grace)).send({ title: 'Renamed' }),
      ]);
      expect(merged.status).toBe(200);
      expect([200, 404]).toContain(renamed.status);
      const now = await tags();
      expect(now.has(gone)).toBe(false);
      expect(now.get(kept)).toMatchObject({ title: 'Kept', highlightCount: highlights.length });
    }
  });

  it('deleting and tagging: no highlight keeps a tag that is gone, and undo brings back exact counts', async () => {
    for (let round = 0; round < 4; round += 1) {
      const tag = await newTag('Short-lived');
      await retag(highlights.slice(0, 5), { add: [tag] }).expect(200);
      const [deleted, tagged] = await Promise.all([
        server().delete(`/api/v1/tags/${tag}`).set(as(ada)),
        retag(highlights.slice(5), { add: [tag] }, grace),
      ]);
      expect(deleted.status).toBe(200);
      expect([200, 422]).toContain(tagged.status);
      expect(await carrying(tag)).toBe(0);
      await post(`undo/${deleted.body.undoId}`, {}).expect(200);
      const count = (await tags()).get(tag)!.highlightCount;
      expect(count).toBe(tagged.status === 200 ? highlights.length : 5);
      expect(await carrying(tag)).toBe(count);
    }
  });

  it('bulk tagging and untagging by two people: the count equals the rows, after each and after undo', async () => {
    const tag = await newTag('Busy');
    const answers = await Promise.all([
      retag(highlights.slice(0, 8), { add: [tag] }),
      retag(highlights.slice(4), { add: [tag] }, grace),
      retag(highlights.slice(2, 6), { remove: [tag] }, grace),
      retag(highlights, { add: [tag] }),
    ]);
    for (const { status } of answers) expect(status).toBe(200);
    const exact = async () => expect((await tags()).get(tag)!.highlightCount).toBe(await carrying(tag));
    await exact();
    for (const [at, { body }] of answers.entries()) {
      if (body.undoId === null) continue;
      await post(`undo/${body.undoId}`, {}, at === 1 || at === 2 ? grace : ada).expect(200);
      await exact();
    }
  });

  it('merging two tags into each other: one of them wins', async () => {
    const [one, other] = [await newTag('One'), await newTag('Other')];
    await retag(highlights.slice(0, 3), { add: [one] }).expect(200);
    await retag(highlights.slice(2, 6), { add: [other] }).expect(200);
    const answers = await Promise.all([
      post('tags/merge', { tagIds: [one], intoTagId: other }),
      post('tags/merge', { tagIds: [other], intoTagId: one }, grace),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    const left = answers[0]!.status === 200 ? other : one;
    expect((await tags()).get(left)!.highlightCount).toBe(6);
  });

  it('several tags with a locked one among them are refused as a whole', async () => {
    const [open, locked] = [await newTag('Open'), await newTag('Locked')];
    await server().patch(`/api/v1/tags/${locked}`).set(as(ada)).send({ locked: true }).expect(200);
    await post('tags/delete', { tagIds: [open, locked] }).expect(409);
    expect((await tags()).has(open)).toBe(true);
  });
});
