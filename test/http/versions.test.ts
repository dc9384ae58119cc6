import request from 'supertest';
import type { Person } from '../support/known-people.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';

type Version = { version: number; factsVersion?: number };

describe('concurrent change', () => {
  let test: TestApp;
  let ada: Person;
  let projectId: string;
  let noteId: string;
  let boardId: string;
  let groupId: string;

  const as = () => ({ Authorization: `Bearer ${ada.token}` });
  const server = () => request(test.app.getHttpServer());
  const make = async (path: string, body: object): Promise<string> =>
    (await server().post(`/api/v1/${path}`).set(as()).send(body).expect(201)).body.id;
  const get = (path: string) => server().get(`/api/v1/${path}`).set(as()).expect(200);
  const change = (path: string, body: object, etag?: string) =>
    server()
      .patch(`/api/v1/${path}`)
      .set({ ...as(), ...(etag === undefined ? {} : { 'If-Match': etag }) })
      .send(body);
  const rowOf = async (path: string, id: string): Promise<Version> =>
    (await get(path)).body.items.find((row: { id: string }) => row.id === id);
  const etagOf = ({ version, factsVersion }: Version): string => `"${factsVersion ?? version}"`;

  beforeAll(async () => {
    test = await sharedApp();
    ada = await test.people.member(await test.people.team(), 'MANAGER', { workspaceAdmin: true });
    projectId = await test.people.project(ada);
    noteId = await make(`projects/${projectId}/notes`, { title: 'Note', markdown: 'Words.' });
    boardId = await make(`projects/${projectId}/tag-boards`, { title: 'Board' });
    groupId = await make(`tag-boards/${boardId}/groups`, { title: 'Group' });
  });
  afterAll(() => test.close());

  const things: [string, () => Promise<{ path: string; seen: () => Promise<Version>; one: object; other: object }>][] =
    [
      [
        'note',
        async () => ({
          path: `notes/${noteId}`,
          seen: async () => (await get(`notes/${noteId}`)).body,
          one: { title: 'One' },
          other: { occurredOn: '2026-03-01' },
        }),
      ],
      [
        'insight',
        async () => {
          const path = `insights/${await make(`projects/${projectId}/insights`, { title: 'Insight' })}`;
          return { path, seen: async () => (await get(path)).body, one: { title: 'One' }, other: { locked: true } };
        },
      ],
      [
        'tag',
        async () => {
          const path = `tags/${await make(`tag-groups/${groupId}/tags`, { title: 'Tag' })}`;
          return {
            path,
            seen: async () => (await get(path)).body,
            one: { title: 'One' },
            other: { description: 'Two' },
          };
        },
      ],
      [
        'tag group',
        async () => ({
          path: `tag-groups/${groupId}`,
          seen: async () =>
            ((await rowOf(`projects/${projectId}/tag-boards`, boardId)) as unknown as { groups: Version[] }).groups[0]!,
          one: { title: 'One' },
          other: { color: 'pink' },
        }),
      ],
      [
        'tag board',
        async () => ({
          path: `tag-boards/${boardId}`,
          seen: () => rowOf(`projects/${projectId}/tag-boards`, boardId),
          one: { title: 'One' },
          other: { title: 'Two' },
        }),
      ],
      [
        'workspace',
        async () => ({
          path: 'workspace',
          seen: async () => (await get('workspace')).body,
          one: { name: 'One' },
          other: { primaryColor: '4f46e5' },
        }),
      ],
      [
        'group',
        async () => {
          const id = await make('groups', { name: 'Group' });
          return {
            path: `groups/${id}`,
            seen: () => rowOf('groups', id),
            one: { name: 'One' },
            other: { name: 'Two' },
          };
        },
      ],
      [
        'share link',
        async () => {
          const id = await make('share-links', { objectType: 'note', objectId: noteId });
          return {
            path: `share-links/${id}`,
            seen: () => rowOf(`share-links?objectType=note&objectId=${noteId}`, id),
            one: { on: false },
            other: { password: 'sesame' },
          };
        },
      ],
    ];

  it.each(things)('is refused for a %s with a stale ETag, and accepted without one', async (_, thing) => {
    const { path, seen, one, other } = await thing();
    const before = etagOf(await seen());
    await change(path, one, before).expect(({ status }) => expect(status).toBeLessThan(300));
    const after = await seen();
    expect(etagOf(after)).not.toBe(before);
    const { body } = await change(path, other, before).expect(412);
    expect(body.errors[0]).toMatchObject({ code: 'InvalidOperation', title: 'Someone changed this in the meantime' });
    expect(await seen()).toEqual(after);
    await change(path, other, etagOf(after)).expect(({ status }) => expect(status).toBeLessThan(300));
    expect(etagOf(await seen())).not.toBe(etagOf(after));
    await change(path, other, 'W/"x"').expect(400);
    await change(path, path.startsWith('insights') ? { locked: false } : one).expect(({ status }) =>
      expect(status).toBeLessThan(300),
    );
  });

  it.each(['notes', 'insights', 'tags', 'workspace'])(
    'is detected by the ETag of reading one of the %s',
    async (kind) => {
      const id =
        kind === 'notes'
          ? noteId
          : kind === 'insights'
            ? await make(`projects/${projectId}/insights`, {})
            : kind === 'tags'
              ? await make(`tag-groups/${groupId}/tags`, { title: 'Tag' })
              : null;
      const { body, headers } = await get(id === null ? kind : `${kind}/${id}`);
      expect(headers['etag']).toBe(etagOf(body));
    },
  );

  it('is not reported if only the text changed, or a tag was moved', async () => {
    const { factsVersion } = (await get(`notes/${noteId}`)).body;
    await server().put(`/api/v1/notes/${noteId}/content`).set(as()).send({ markdown: 'Other words.' }).expect(204);
    await change(`notes/${noteId}`, { title: 'Still mine' }, `"${factsVersion}"`).expect(204);
    const tagId = await make(`tag-groups/${groupId}/tags`, { title: 'Tag' });
    await server()
      .put(`/api/v1/tags/${tagId}/place`)
      .set(as())
      .send({ tagGroupId: groupId, beforeTagId: null })
      .expect(200);
    await change(`tags/${tagId}`, { title: 'Still mine' }, '"1"').expect(200);
  });

  it('is reported also if the change was undone in between', async () => {
    const tagId = await make(`tag-groups/${groupId}/tags`, { title: 'Tag' });
    const { undoId } = (await change(`tags/${tagId}`, { title: 'Two' }, '"1"').expect(200)).body;
    await server().post(`/api/v1/undo/${undoId}`).set(as()).expect(200);
    await change(`tags/${tagId}`, { title: 'Three' }, '"1"').expect(412);
    await change(`tags/${tagId}`, { title: 'Three' }, '"3"').expect(200);
  });
});
