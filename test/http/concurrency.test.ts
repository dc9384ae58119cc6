import { SHARE_LINKS_MAX } from '@evident/domain/sharing';
import request from 'supertest';
import { type TestApp, openApp } from '../support/app.ts';
import type { Person } from '../support/known-people.ts';

const TIMES = 20;
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describe('concurrent changes by two members', () => {
  let test: TestApp;
  let ada: Person;
  let ben: Person;
  let projectId: string;

  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const server = () => request(test.app.getHttpServer());
  const make = async (path: string, body: object): Promise<string> =>
    (await server().post(`/api/v1/${path}`).set(as(ada)).send(body).expect(201)).body.id;
  const read = async (path: string) => (await server().get(`/api/v1/${path}`).set(as(ada)).expect(200)).body;
  const change = (person: Person, path: string, body: object) =>
    server().patch(`/api/v1/${path}`).set(as(person)).send(body);
  /** Results of running both concurrently, repeated. */
  const both = async <T>(once: () => Promise<T>): Promise<T[]> => {
    const all: T[] = [];
    for (let time = 0; time < TIMES; time += 1) all.push(await once());
    return all;
  };
  const always = <T>(one: T): T[] => Array.from({ length: TIMES }, () => one);

  beforeAll(async () => {
    test = await openApp();
    const team = await test.people.team();
    ada = await test.people.member(team);
    ben = await test.people.member(team);
    projectId = await test.people.project(ada, 2);
  });
  afterAll(() => test.close());

  it('are both kept: an insight renamed while published has the new name and is published', async () => {
    const came = await both(async () => {
      const id = await make(`projects/${projectId}/insights`, { title: 'Old' });
      await Promise.all([
        change(ada, `insights/${id}`, { title: 'New' }).expect(204),
        server().put(`/api/v1/insights/${id}/publication`).set(as(ben)).expect(200),
      ]);
      const { title, publishedAt } = await read(`insights/${id}`);
      return { title, published: publishedAt !== null };
    });
    expect(came).toEqual(always({ title: 'New', published: true }));
  });

  it('are both kept: a note renamed while dated has the new name and the date', async () => {
    const came = await both(async () => {
      const id = await make(`projects/${projectId}/notes`, { title: 'Old' });
      await Promise.all([
        change(ada, `notes/${id}`, { title: 'New' }).expect(204),
        change(ben, `notes/${id}`, { occurredOn: '2026-03-01' }).expect(204),
      ]);
      const { title, occurredOn } = await read(`notes/${id}`);
      return { title, occurredOn };
    });
    expect(came).toEqual(always({ title: 'New', occurredOn: '2026-03-01' }));
  });

  it('are both kept: a public link disabled while given an expiry stays disabled', async () => {
    const noteId = await make(`projects/${projectId}/notes`, { title: 'Shared' });
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
    const came = await both(async () => {
      const id = await make('share-links', { objectType: 'note', objectId: noteId });
      await Promise.all([
        change(ada, `share-links/${id}`, { on: false }).expect(200),
        change(ben, `share-links/${id}`, { expiresAt }).expect(200),
      ]);
      const { items } = await read(`share-links?objectType=note&objectId=${noteId}`);
      const { on, expiresAt: end } = items.find((link: { id: string }) => link.id === id);
      return { on, end };
    });
    expect(came).toEqual(always({ on: false, end: expiresAt }));
  });

  it("are both kept: a member's removed picture and changed role", async () => {
    const admin = await test.people.member(ada.teamId, 'MANAGER', { workspaceAdmin: true });
    const came = await both(async () => {
      const carl = await test.people.member(ada.teamId, 'MANAGER');
      await server().put('/api/v1/me/picture').set(as(carl)).attach('file', PNG, 'me.png').expect(200);
      await Promise.all([
        server().delete('/api/v1/me/picture').set(as(carl)).expect(204),
        change(admin, `members/${carl.userId}`, { role: 'VIEWER' }).expect(204),
      ]);
      const { role, pictureFileId } = await read(`members/${carl.userId}`);
      return { role, pictureFileId };
    });
    expect(came).toEqual(always({ role: 'VIEWER', pictureFileId: null }));
  });

  it('create tags in turn, and never in a group being deleted', async () => {
    const boardId = await make(`projects/${projectId}/tag-boards`, { title: 'Board' });
    const groupId = await make(`tag-boards/${boardId}/groups`, { title: 'Stays' });
    await Promise.all(always(0).map((_, index) => make(`tag-groups/${groupId}/tags`, { title: `Tag ${index}` })));
    await Promise.all(always(0).map((_, index) => make(`tag-boards/${boardId}/groups`, { title: `Group ${index}` })));
    const { groups } = (await read(`projects/${projectId}/tag-boards`)).items.find(
      ({ id }: { id: string }) => id === boardId,
    );
    const ranks = (rows: { rank: number }[]) => new Set(rows.map(({ rank }) => rank)).size;
    expect([ranks(groups), ranks(groups.find(({ id }: { id: string }) => id === groupId).tags)]).toEqual([
      TIMES + 1,
      TIMES,
    ]);

    const came = await both(async () => {
      const id = await make(`tag-boards/${boardId}/groups`, { title: 'Goes' });
      const [made, gone] = await Promise.all([
        server().post(`/api/v1/tag-groups/${id}/tags`).set(as(ada)).send({ title: 'Late' }),
        server().delete(`/api/v1/tag-groups/${id}`).set(as(ben)),
      ]);
      return { made: [201, 404].includes(made.status), gone: gone.status };
    });
    expect(came).toEqual(always({ made: true, gone: 200 }));
  });

  it('order tags in turn, without a deadlock', async () => {
    const boardId = await make(`projects/${projectId}/tag-boards`, { title: 'Board' });
    const [one, other] = await Promise.all(
      ['One', 'Other'].map((title) => make(`tag-boards/${boardId}/groups`, { title })),
    );
    const tagIds = await Promise.all(['First', 'Second'].map((title) => make(`tag-groups/${one}/tags`, { title })));
    const arranged = await Promise.all(
      always(0).flatMap((_, index) => [
        change(ada, `tags/${tagIds[0]}`, { title: `Renamed ${index}` }),
        server()
          .put(`/api/v1/tags/${tagIds[index % 2]}/place`)
          .set(as(ben))
          .send({ tagGroupId: index % 3 ? one : other, beforeTagId: null }),
      ]),
    );
    expect(arranged.map(({ status }) => status)).toEqual([...always(200), ...always(200)]);
  });

  it('never exceed the maximum of public links', async () => {
    const objectId = await make(`projects/${projectId}/notes`, { title: 'Shared a hundred times' });
    const share = () => server().post('/api/v1/share-links').set(as(ada)).send({ objectType: 'note', objectId });
    await Promise.all(Array.from({ length: SHARE_LINKS_MAX - 1 }, () => share().expect(201)));
    const statuses = await Promise.all(always(0).map(async () => (await share()).status));
    expect(statuses.sort()).toEqual([201, ...always(422).slice(1)]);
  });

  it('survive a group deleted while granted access, and a folder deleted while a project is created in it', async () => {
    const admin = await test.people.member(ada.teamId, 'MANAGER', { workspaceAdmin: true });
    const came = await both(async () => {
      const groupId = (await server().post('/api/v1/groups').set(as(admin)).send({ name: 'Goes' }).expect(201)).body.id;
      const folderId = await make('folders', { title: 'Goes' });
      const [given, noGroup, made, noFolder] = await Promise.all([
        server()
          .put(`/api/v1/projects/${projectId}/access`)
          .set(as(ada))
          .send({ kind: 'group', id: groupId, level: 'READ' }),
        server().delete(`/api/v1/groups/${groupId}`).set(as(admin)),
        server().post('/api/v1/projects').set(as(ada)).send({ title: 'Late', folderId }),
        server().delete(`/api/v1/folders/${folderId}`).set(as(ada)),
      ]);
      return {
        given: [204, 404].includes(given.status),
        noGroup: noGroup.status,
        either: [`${made.status} ${noFolder.status}`],
      };
    });
    for (const { given, noGroup, either } of came)
      expect({ given, noGroup, either }).toEqual({
        given: true,
        noGroup: 204,
        either: [expect.stringMatching(/^(201 200|201 409|404 200)$/)],
      });
  });

  it('survive a highlight deleted while tagged or while its tag is merged: it is gone, or restored with the tag', async () => {
    const boardId = await make(`projects/${projectId}/tag-boards`, { title: 'Board' });
    const groupId = await make(`tag-boards/${boardId}/groups`, { title: 'Group' });
    const noteId = await make(`projects/${projectId}/notes`, { markdown: 'Words that come and go.' });
    const came = await both(async () => {
      const [tagId, goes, into] = await Promise.all(
        ['Late', 'Goes', 'Into'].map((title) => make(`tag-groups/${groupId}/tags`, { title })),
      );
      const id = await make(`notes/${noteId}/highlights`, { quote: 'come and go', tagIds: [goes] });
      const [tagged, removed, merged] = await Promise.all([
        server()
          .post(`/api/v1/highlights/${id}/tags`)
          .set(as(ada))
          .send({ tagIds: [tagId] }),
        server().delete(`/api/v1/highlights/${id}`).set(as(ben)),
        server().post(`/api/v1/tags/${goes}/merge`).set(as(ada)).send({ intoTagId: into }),
      ]);
      await server().post(`/api/v1/undo/${removed.body.undoId}`).set(as(ben)).expect(200);
      const back = (await read(`highlights/${id}`)).tags.some((tag: { id: string }) => tag.id === tagId);
      await server().delete(`/api/v1/highlights/${id}`).set(as(ben)).expect(200);
      return {
        tagged: tagged.ok === back && [200, 204, 404].includes(tagged.status),
        removed: removed.status,
        merged: merged.status,
      };
    });
    expect(came).toEqual(always({ tagged: true, removed: 200, merged: 200 }));
  });

  it('never leave a highlight half moved: after two moves it has one position, in list and text', async () => {
    const text = 'First words stand here. Second words stand there.';
    const came = await both(async () => {
      const id = await make(`projects/${projectId}/notes`, { markdown: text });
      const highlightId = await make(`notes/${id}/highlights`, { quote: 'stand here' });
      const put = (person: Person, quote: string) =>
        server().put(`/api/v1/highlights/${highlightId}/place`).set(as(person)).send({ quote }).expect(200);
      await Promise.all([put(ada, 'First words'), put(ben, 'Second words')]);
      const { content } = await read(`notes/${id}/content`);
      const marked = content.content
        .flatMap((block: { content: { text: string; marks?: unknown[] }[] }) => block.content)
        .filter((run: { marks?: unknown[] }) => run.marks?.length)
        .map((run: { text: string }) => run.text);
      const row = await read(`highlights/${highlightId}`);
      return marked.join('|') === row.text && ['First words', 'Second words'].includes(row.text);
    });
    expect(came).toEqual(always(true));
  });
});
