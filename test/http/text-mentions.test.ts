import type { RichNode } from '@evident/domain/content';
import request from 'supertest';
import { doc, paragraph } from '../builders/rich-text.ts';
import type { Person } from '../support/known-people.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';
import { until } from '../support/waiting.ts';

describe('mentions of members in texts', () => {
  let test: TestApp;
  let ada: Person;
  let ben: Person;
  let stranger: Person;
  let open: string;
  let secret: string;

  type Method = 'get' | 'post' | 'put';
  const send = (method: Method, path: string, person = ada, body?: object) => {
    const asking = request(test.app.getHttpServer());
    const sent = asking[method](`/api/v1/${path}`).set({ Authorization: `Bearer ${person.token}` });
    return body ? sent.send(body) : sent;
  };
  const created = async (path: string, body: object): Promise<string> =>
    (await send('post', path, ada, body).expect(201)).body.id;
  const mention = ({ userId }: Person, mentionId: string): RichNode => ({
    type: 'mention',
    attrs: { kind: 'member', objectId: userId, mentionId },
  });
  const told = async (person: Person) =>
    (await send('get', 'notifications', person).expect(200)).body.items.filter(
      ({ what }: { what: string }) => what === 'named',
    );
  /** Waits until all events before now have been reacted to: events of one queue are taken in order. */
  const settled = async () => {
    const last = await test.people.member(ada.teamId);
    await send('put', `projects/${open}/access`, ada, { kind: 'user', id: last.userId, level: 'READ' }).expect(204);
    await until(async () => (await send('get', 'notifications', last)).body.items.length > 0);
  };
  const write = async (path: string, ...mentions: RichNode[]) => {
    await send('put', `${path}/content`, ada, { content: doc(paragraph('Ask ', ...mentions)) }).expect(204);
  };

  beforeAll(async () => {
    test = await sharedApp();
    const team = await test.people.team();
    ada = await test.people.member(team);
    ben = await test.people.member(team);
    stranger = await test.people.member(await test.people.team());
    open = await test.people.project(ada, 1);
    secret = await test.people.project(ada);
  });
  afterAll(() => test.close());

  it('notify once per mention, and only members who can read the text', async () => {
    const noteId = await created(`projects/${open}/notes`, { title: 'Plan', markdown: 'x' });
    const secretId = await created(`projects/${secret}/notes`, { title: 'SECRET plan', markdown: 'x' });
    await write(`notes/${noteId}`, mention(ben, 'm1'), mention(stranger, 'm2'), mention(ada, 'm3'));
    await write(`notes/${noteId}`);
    await write(`notes/${noteId}`, mention(ben, 'm1'));
    await write(`notes/${secretId}`, mention(ben, 'm1'));
    await settled();
    expect(await told(ben)).toMatchObject([
      { kind: 'MENTION', by: { id: ada.userId }, object: { type: 'NOTE', id: noteId } },
    ]);
    expect([await told(stranger), await told(ada)]).toEqual([[], []]);
    await write(`notes/${noteId}`, mention(ben, 'm1'), mention(ben, 'm4'));
    await send('put', `projects/${open}/readme`, ada, { content: doc(paragraph(mention(ben, 'm1'))) }).expect(204);
    await settled();
    expect((await told(ben)).map(({ object }: { object: { type: string } }) => object.type)).toEqual([
      'PROJECT',
      'NOTE',
      'NOTE',
    ]);
  });

  it('are not new in a copy or in a text that is created whole', async () => {
    const before = (await told(ben)).length;
    const content = doc(paragraph('Ask ', mention(ben, 'm9')));
    await created(`projects/${open}/notes`, { title: 'Imported', content });
    await settled();
    expect(await told(ben)).toHaveLength(before);
  });

  it('offer the readers of a project in its readme', async () => {
    const named = `mentionable-members?objectType=PROJECT&objectId=${secret}`;
    expect((await send('get', named).expect(200)).body.items.map(({ id }: { id: string }) => id)).toEqual([ada.userId]);
    await send('get', named, ben).expect(404);
  });
});
