import request from 'supertest';
import { highlightsIn } from '../builders/tagged-highlights.ts';
import type { TestApp } from '../support/app.ts';
import type { Person } from '../support/known-people.ts';
import { sharedApp } from '../support/shared-app.ts';

interface Tag {
  id: string;
  title: string;
  role: string | null;
  highlightCount: number;
  ownHex: string | null;
}
interface Board {
  id: string;
  projectId: string | null;
  groups: { id: string; title: string; hex: string; tags: Tag[] }[];
}

describe('boards of the workspace, code books and changes of several tags', () => {
  let test: TestApp;
  let ada: Person;
  let manager: Person;
  let viewer: Person;
  let stranger: Person;
  let projectId: string;

  const server = () => request(test.app.getHttpServer());
  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const post = (path: string, body: object, person = ada) =>
    server().post(`/api/v1/${path}`).set(as(person)).send(body);
  const make = async (path: string, body: object, person = ada): Promise<string> =>
    (await post(path, body, person).expect(201)).body.id;
  const boards = async (of = `projects/${projectId}/tag-boards`, person = ada): Promise<Board[]> =>
    (await server().get(`/api/v1/${of}`).set(as(person)).expect(200)).body.items;
  const board = async (id: string, person = ada): Promise<Board> =>
    (await boards(undefined, person)).find((one) => one.id === id)!;
  const tagsOf = async (id: string, person = ada): Promise<Tag[]> =>
    (await board(id, person)).groups.flatMap(({ tags }) => tags);
  const undo = (undoId: string, person = ada) => post(`undo/${undoId}`, {}, person);

  beforeAll(async () => {
    test = await sharedApp();
    const team = await test.people.team();
    ada = await test.people.member(team);
    manager = await test.people.member(team, 'MANAGER');
    viewer = await test.people.member(team, 'VIEWER');
    stranger = await test.people.member(await test.people.team());
    projectId = await test.people.project(ada, 2);
  });
  afterAll(() => test.close());

  describe('a board of the workspace', () => {
    it('is made and changed by managers only, and is seen with the boards of every project', async () => {
      await post('tag-boards', { title: 'Shared' }).expect(403);
      await post('tag-boards', { title: 'Shared' }, viewer).expect(403);
      const shared = await make('tag-boards', { title: 'Shared' }, manager);
      const group = await make(`tag-boards/${shared}/groups`, { title: 'Segments' }, manager);
      const tag = await make(`tag-groups/${group}/tags`, { title: 'Enterprise' }, manager);
      for (const refused of [
        () => post(`tag-groups/${group}/tags`, { title: 'Mine' }),
        () => server().patch(`/api/v1/tags/${tag}`).set(as(ada)).send({ title: 'Mine' }),
        () => server().delete(`/api/v1/tag-boards/${shared}`).set(as(ada)),
        () => post('tags/delete', { tagIds: [tag] }),
      ])
        expect((await refused()).status).toBe(403);
      expect((await boards('tag-boards', viewer)).map(({ id, projectId: of }) => [id, of])).toContainEqual([
        shared,
        null,
      ]);
      expect(await board(shared)).toMatchObject({ projectId: null, groups: [{ title: 'Segments' }] });
      expect(await boards('tag-boards', stranger)).toEqual([]);
      await server().get(`/api/v1/tags/${tag}`).set(as(stranger)).expect(404);
    });

    it('counts only highlights of projects that the reader sees', async () => {
      const shared = await make('tag-boards', { title: 'Counted' }, manager);
      const group = await make(`tag-boards/${shared}/groups`, { title: 'Group' }, manager);
      const tag = await make(`tag-groups/${group}/tags`, { title: 'Everywhere' }, manager);
      const secret = await test.people.project(ada);
      const [one] = await highlightsIn(test.database, ada, projectId, 1);
      const hidden = await highlightsIn(test.database, ada, secret, 2);
      await post(`highlights/${one}/tags`, { tagIds: [tag] }).expect(200);
      await post(`projects/${secret}/highlights/tags`, { highlightIds: hidden, add: [tag] }).expect(200);
      const countFor = async (person: Person) => (await tagsOf(shared, person))[0]!.highlightCount;
      expect([await countFor(ada), await countFor(viewer), await countFor(manager)]).toEqual([3, 1, 1]);
      for (const [person, count] of [
        [ada, 3],
        [viewer, 1],
      ] as const) {
        const { body } = await server().get(`/api/v1/tags/${tag}`).set(as(person)).expect(200);
        expect(body).toMatchObject({ projectId: null, highlightCount: count });
        const listed = await server().get(`/api/v1/tags/${tag}/highlights`).set(as(person)).expect(200);
        expect(listed.body.items).toHaveLength(count);
      }
    });

    it('goes to the trash and comes back, for managers', async () => {
      const shared = await make('tag-boards', { title: 'Gone' }, manager);
      const { body } = await server().delete(`/api/v1/tag-boards/${shared}`).set(as(manager)).expect(200);
      expect(await board(shared)).toBeUndefined();
      const trashed = async (person: Person) =>
        (await server().get('/api/v1/trash').set(as(person)).expect(200)).body.items.map(
          ({ title }: { title: string }) => title,
        );
      expect(await trashed(manager)).toContain('Gone');
      await undo(body.undoId, manager).expect(204);
      expect(await board(shared)).toMatchObject({ id: shared });
    });
  });

  describe('a code book', () => {
    const CSV = [
      'Group,Group color,Tag,Color,Description,Role',
      'Trust,teal,Doubts the numbers,ff8800,"Asks, where a figure comes from",Need',
      'Trust,,doubts the NUMBERS,,,',
      `Speed,,'=SUM(1),,,`,
      'Speed,,Slow,purple?,,',
      `Speed,,${'x'.repeat(201)},,,`,
      ',,,,,',
      'Empty,,,,,',
    ].join('\n');

    it('is imported with a preview, names the rows that it leaves out, and is one undo step', async () => {
      const id = await make(`projects/${projectId}/tag-boards`, { title: 'Codes' });
      const preview = await post(`tag-boards/${id}/code-book/preview`, { csv: CSV }).expect(200);
      expect(preview.body).toMatchObject({
        tags: 2,
        existing: 0,
        groups: [
          { title: 'Trust', known: false, tags: ['Doubts the numbers'] },
          { title: 'Speed', known: false, tags: ['=SUM(1)'] },
          { title: 'Empty', known: false, tags: [] },
        ],
        refused: [
          { line: 3, cause: 'Same tag as in row 2' },
          { line: 5, cause: '“purple?” is not a color' },
          { line: 6, cause: 'The name of the tag is longer than 200 characters' },
        ],
      });
      expect((await board(id)).groups).toEqual([]);
      const { body } = await post(`tag-boards/${id}/code-book`, { csv: CSV }).expect(200);
      expect(body).toMatchObject({ tags: 2, groups: 3, existing: 0 });
      expect((await tagsOf(id))[0]).toMatchObject({ role: 'Need', ownHex: 'ff8800', title: 'Doubts the numbers' });
      const again = await post(`tag-boards/${id}/code-book`, { csv: CSV }).expect(200);
      expect(again.body).toMatchObject({ undoId: null, tags: 0, groups: 0, existing: 2 });
      await undo(body.undoId).expect(204);
      expect((await board(id)).groups).toEqual([]);
    });

    it('is exported so that no spreadsheet runs a cell, and reads the same again', async () => {
      const id = await make(`projects/${projectId}/tag-boards`, { title: 'Out' });
      await post(`tag-boards/${id}/code-book`, { csv: CSV }).expect(200);
      const file = await server().get(`/api/v1/tag-boards/${id}/code-book`).set(as(viewer)).expect(200);
      expect(file.headers['content-type']).toMatch('text/csv');
      expect(file.text).toContain(`,'=SUM(1),`);
      const copy = await make(`projects/${projectId}/tag-boards`, { title: 'In' });
      await post(`tag-boards/${copy}/code-book`, { csv: file.text }).expect(200);
      const shape = async (of: string) =>
        (await board(of)).groups.map(({ title, hex, tags }) => [title, hex, tags.map((tag) => [tag.title, tag.role])]);
      expect(await shape(copy)).toEqual(await shape(id));
    });

    it('is not taken back once one of its tags is used', async () => {
      const id = await make(`projects/${projectId}/tag-boards`, { title: 'Used' });
      const { body } = await post(`tag-boards/${id}/code-book`, { csv: 'Tag\nUsed' }).expect(200);
      const [tag] = await tagsOf(id);
      const [highlight] = await highlightsIn(test.database, ada, projectId, 1);
      await post(`highlights/${highlight}/tags`, { tagIds: [tag!.id] }).expect(200);
      const refused = await undo(body.undoId).expect(409);
      expect(refused.body.errors[0].message).toBe('The tag “Used” was applied since then.');
      expect(await tagsOf(id)).toHaveLength(1);
    });
  });

  it('templates make boards: built in ones, and boards that a manager saved', async () => {
    const id = await make(`projects/${projectId}/tag-boards`, { title: 'Test 1', templateId: 'usability-test' });
    const titles = (await board(id)).groups.map(({ title }) => title);
    expect(titles).toEqual(['Behavior', 'Problem', 'Severity', 'Reaction']);
    await post('tag-templates', { title: 'Ours', tagBoardId: id }).expect(403);
    const secret = await make(`projects/${await test.people.project(ada)}/tag-boards`, { title: 'Secret' });
    await post('tag-templates', { title: 'Ours', tagBoardId: secret }, manager).expect(404);
    const template = await make('tag-templates', { title: 'Ours', tagBoardId: id }, manager);
    const listed = await server().get('/api/v1/tag-templates').set(as(viewer)).expect(200);
    expect(listed.body.items).toContainEqual(expect.objectContaining({ id: template, title: 'Ours', builtIn: false }));
    const foreign = await server().get('/api/v1/tag-templates').set(as(stranger)).expect(200);
    expect(foreign.body.items.every(({ builtIn }: { builtIn: boolean }) => builtIn)).toBe(true);
    const second = await make(`projects/${projectId}/tag-boards`, { title: 'Test 2', templateId: template });
    expect((await board(second)).groups.map(({ title }) => title)).toEqual(titles);
    await server().delete(`/api/v1/tag-templates/${template}`).set(as(ada)).expect(403);
    await server().delete(`/api/v1/tag-templates/${template}`).set(as(manager)).expect(204);
    await post(`projects/${projectId}/tag-boards`, { title: 'Test 3', templateId: template }).expect(422);
  });

  describe('several tags', () => {
    const four = async (of = projectId) => {
      const id = await make(`projects/${of}/tag-boards`, { title: 'Many' });
      const group = await make(`tag-boards/${id}/groups`, { title: 'Group' });
      const tags: string[] = [];
      for (const title of ['A', 'B', 'C', 'D']) tags.push(await make(`tag-groups/${group}/tags`, { title }));
      return { id, group, tags };
    };
    const counts = async (id: string) =>
      Object.fromEntries((await tagsOf(id)).map((tag) => [tag.title, tag.highlightCount]));

    it('merge into one with exact counts, and come back with one undo', async () => {
      const { id, tags } = await four();
      const highlights = await highlightsIn(test.database, ada, projectId, 3);
      const [a, b, c, d] = tags;
      const retag = (highlightIds: string[], add: string[]) =>
        post(`projects/${projectId}/highlights/tags`, { highlightIds, add }).expect(200);
      await retag(highlights, [a!]);
      await retag(highlights.slice(0, 2), [b!, d!]);
      const before = await counts(id);
      expect(before).toEqual({ A: 3, B: 2, C: 0, D: 2 });
      const { body } = await post('tags/merge', { tagIds: [a, b, c], intoTagId: d }).expect(200);
      expect(await counts(id)).toEqual({ D: 3 });
      await undo(body.undoId).expect(204);
      expect(await counts(id)).toEqual(before);
      await post('tags/merge', { tagIds: [a, d], intoTagId: d }).expect(422);
    });

    it('move to a group of another board in their order, and are deleted together', async () => {
      const { id, tags } = await four();
      const other = await four();
      const { body } = await post('tags/move', { tagIds: tags.slice(1), tagGroupId: other.group }).expect(200);
      expect((await tagsOf(other.id)).map(({ title }) => title)).toEqual(['A', 'B', 'C', 'D', 'B', 'C', 'D']);
      await undo(body.undoId).expect(204);
      expect((await tagsOf(id)).map(({ title }) => title)).toEqual(['A', 'B', 'C', 'D']);
      const gone = await post('tags/delete', { tagIds: tags.slice(0, 3) }).expect(200);
      expect(await tagsOf(id)).toHaveLength(1);
      await undo(gone.body.undoId).expect(204);
      expect(await tagsOf(id)).toHaveLength(4);
    });

    it('are copied to another project without highlights, once', async () => {
      const { tags, group } = await four();
      const elsewhere = await test.people.project(ada, 1);
      const target = await four(elsewhere);
      const { body } = await post('tags/copy', { tagIds: tags.slice(0, 2), tagGroupId: target.group }).expect(200);
      expect(body).toMatchObject({ undoId: null, tags: 0, existing: 2 });
      const empty = await make(`tag-boards/${target.id}/groups`, { title: 'Empty' });
      const copied = await post('tags/copy', { tagIds: tags.slice(0, 2), tagGroupId: empty }).expect(200);
      expect(copied.body).toMatchObject({ tags: 2, existing: 0 });
      await post(`tag-groups/${group}/copy`, { tagBoardId: target.id }).expect(200);
      await post('tags/copy', { tagIds: tags, tagGroupId: empty }, viewer).expect(403);
      const secret = await four(await test.people.project(ada));
      await post('tags/copy', { tagIds: secret.tags, tagGroupId: group }, manager).expect(404);
    });
  });
});
