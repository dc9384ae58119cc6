import type { RichNode } from '@evident/domain/content';
import request from 'supertest';
import type { Person } from '../support/known-people.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';
import { doc, paragraph } from '../builders/rich-text.ts';

describe('cards and mentions of objects in texts', () => {
  let test: TestApp;
  let ada: Person;
  let ben: Person;
  let stranger: Person;
  let open: string;
  let secret: string;
  let objects: { kind: string; id: string }[];

  type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
  const send = (method: Method, path: string, person = ada, body?: object) => {
    const asking = request(test.app.getHttpServer());
    const sent = asking[method](`/api/v1/${path}`).set({ Authorization: `Bearer ${person.token}` });
    return body ? sent.send(body) : sent;
  };
  const created = async (path: string, body: object): Promise<string> =>
    (await send('post', path, ada, body).expect(201)).body.id;
  const asked = (of: typeof objects): string =>
    `reference-cards?objects=${of.map(({ kind, id }) => `${kind}:${id}`).join()}`;
  const cards = async (person: Person, of = objects) => (await send('get', asked(of), person).expect(200)).body.items;
  const card = (kind: string, objectId: string): RichNode => ({
    type: 'reference',
    attrs: { kind, objectId, layout: 'card', hidden: [] },
  });

  beforeAll(async () => {
    test = await sharedApp();
    const team = await test.people.team();
    ada = await test.people.member(team);
    ben = await test.people.member(team);
    stranger = await test.people.member(await test.people.team());
    open = await test.people.project(ada, 1);
    secret = await test.people.project(ada);
    const boardId = await created(`projects/${secret}/tag-boards`, { title: 'SECRET board' });
    const groupId = await created(`tag-boards/${boardId}/groups`, { title: 'SECRET group', color: 'teal' });
    const tagId = await created(`tag-groups/${groupId}/tags`, { title: 'SECRET tag', description: 'SECRET means' });
    const note = { title: 'SECRET note', markdown: '# SECRET\n\nSECRET words.' };
    const noteId = await created(`projects/${secret}/notes`, note);
    await created(`notes/${noteId}/highlights`, { quote: 'SECRET words.', tagIds: [tagId] });
    objects = [
      { kind: 'note', id: noteId },
      { kind: 'insight', id: await created(`projects/${secret}/insights`, { title: 'SECRET insight' }) },
      { kind: 'tag', id: tagId },
      { kind: 'project', id: secret },
    ];
  });
  afterAll(() => test.close());

  it('have the titles and numbers of now', async () => {
    expect(await cards(ada)).toMatchObject([
      { kind: 'note', title: 'SECRET note', excerpt: 'SECRET words.', place: { id: secret }, counts: [{ count: 1 }] },
      { kind: 'insight', title: 'SECRET insight' },
      { kind: 'tag', title: 'SECRET tag', excerpt: 'SECRET means', color: 'teal', counts: [{ count: 1 }] },
      {
        kind: 'project',
        place: null,
        counts: [
          { of: 'note', count: 1 },
          { of: 'insight', count: 1 },
        ],
      },
    ]);
    const [, , tag] = objects;
    await send('patch', `tags/${tag!.id}`, ada, { title: 'SECRET renamed' }).expect(200);
    expect(await cards(ada, [tag!])).toMatchObject([{ title: 'SECRET renamed' }]);
    const member = { kind: 'member', id: ben.userId };
    expect(await cards(ada, [member, { kind: 'person', id: ben.userId }])).toMatchObject([member]);
  });

  it('are kept from members who cannot see the object, and from other workspaces', async () => {
    for (const person of [ben, stranger]) expect(await cards(person)).toEqual([]);
    expect(await cards(stranger, [{ kind: 'member', id: ada.userId }])).toEqual([]);
    for (const wrong of ['note', 'note:1', `team:${secret}`, `note:${secret},`, ''])
      await send('get', `reference-cards?objects=${wrong}`).expect(400);
  });

  it('leak no title through any form of a text, nor through its public page', async () => {
    const text = doc(
      ...objects.map(({ kind, id }) => card(kind, id)),
      paragraph('See ', { type: 'mention', attrs: { kind: 'note', objectId: objects[0]!.id } }, ' of ', {
        type: 'mention',
        attrs: { kind: 'member', objectId: ben.userId, mentionId: 'm1' },
      }),
    );
    const noteId = await created(`projects/${open}/notes`, { title: 'Open', content: text });
    const read = async (person: Person, format: string) =>
      (await send('get', `notes/${noteId}/content?format=${format}`, person).expect(200)).text;
    expect(await read(ada, 'markdown')).toContain('[SECRET note](/data/');
    expect(await read(ada, 'html')).toContain(`<a href="/projects/${secret}">`);
    for (const format of ['markdown', 'html', 'text', 'json']) expect(await read(ben, format)).not.toContain('SECRET');
    expect(await read(ben, 'text')).toBe('See @… of @…');
    expect((await send('get', asked([{ kind: 'note', id: noteId }]), ben)).text).not.toContain('SECRET');

    const { token } = (await send('post', 'share-links', ada, { objectType: 'note', objectId: noteId }).expect(201))
      .body;
    const page = (await request(test.app.getHttpServer()).get(`/api/v1/public/${token}`).expect(200)).text;
    expect(page).toContain('@colleague');
    for (const id of ['SECRET', ben.userId, ...objects.map((object) => object.id)]) expect(page).not.toContain(id);
  });
});
