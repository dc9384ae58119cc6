import type { AddressInfo } from 'node:net';
import request from 'supertest';
import { type TestApp, openApp } from '../support/app.ts';
import type { Person } from '../support/known-people.ts';
import { type Receiver, openReceiver } from '../support/receiver.ts';
import { until } from '../support/waiting.ts';
import { zapierAt } from '../support/zapier.ts';

/** The app of openapi/zapier, which is generated from the contract. */
describe('the Zapier app', () => {
  let test: TestApp;
  let receiver: Receiver;
  let ada: Person;
  let projectId: string;
  let zapier: Awaited<ReturnType<typeof zapierAt>>;

  beforeAll(async () => {
    test = await openApp({ webhookInternalHosts: ['127.0.0.1'] });
    receiver = await openReceiver();
  });
  afterAll(async () => {
    await receiver.close();
    await test.close();
  });
  beforeEach(async () => {
    receiver.received.length = 0;
    ada = await test.people.member(await test.people.team());
    projectId = await test.people.project(ada);
    const { port } = test.app.getHttpServer().address() as AddressInfo;
    zapier = await zapierAt(`http://127.0.0.1:${port}`, ada.token);
  });

  const ask = (method: 'get' | 'post', path: string, body?: object) => {
    const client = request(test.app.getHttpServer());
    const asked = client[method](`/api/v1${path}`).set('authorization', `Bearer ${ada.token}`);
    return body ? asked.send(body) : asked;
  };
  const operation = (key: string) => zapier.app.triggers[key]!.operation;
  const create = (key: string, inputData: object) =>
    zapier.run(zapier.app.creates[key]!.operation.perform, { inputData: { ...inputData } }) as Promise<{ id: string }>;
  const find = (key: string, inputData: object) =>
    zapier.run(zapier.app.searches[key]!.operation.perform, { inputData: { ...inputData } });
  const titles = async () =>
    (await ask('get', `/projects/${projectId}/notes`)).body.items.map(({ title }: { title: string }) => title);

  it('tests a connection, and shows whose it is', async () => {
    expect(await zapier.run(zapier.app.authentication.test)).toMatchObject({ member: { name: 'Ada' } });
    const { port } = test.app.getHttpServer().address() as AddressInfo;
    const wrong = await zapierAt(`http://127.0.0.1:${port}`, 'api.x.y');
    await expect(wrong.run(wrong.app.authentication.test)).rejects.toThrow('401');
  });

  it('subscribes, verifies and reads an event, shows the same when it polls, and unsubscribes', async () => {
    const { performSubscribe, perform, performList, performUnsubscribe } = operation('note_created');
    const subscribeData = await zapier.run(performSubscribe!, { targetUrl: receiver.url });
    const { id } = await create('create_note', { projectId, title: 'Interview', markdown: '**Ada** (0:21): Hello.' });
    await until(() => receiver.received.length === 1);
    const [{ headers, body: content }] = receiver.received as [Receiver['received'][number]];
    const items = await zapier.run(perform!, { subscribeData, rawRequest: { headers, content } });
    expect(items).toEqual([
      expect.objectContaining({ type: 'note:created', noteId: id, projectId, id: expect.stringMatching(/^evt_/) }),
    ]);
    expect(await zapier.run(performList!)).toEqual(items);
    await expect(
      zapier.run(perform!, { subscribeData, rawRequest: { headers, content: content.replace('note', 'Note') } }),
    ).rejects.toThrow('The signature of the event is wrong');
    const late = { ...headers, 'webhook-timestamp': String(Number(headers['webhook-timestamp']) - 301) };
    await expect(zapier.run(perform!, { subscribeData, rawRequest: { headers: late, content } })).rejects.toThrow();
    await zapier.run(performUnsubscribe!, { subscribeData });
    expect((await ask('get', '/webhooks')).body.items).toEqual([]);
    await zapier.run(performUnsubscribe!, { subscribeData });
  });

  it('splits an event about many objects, and starts nothing for a test', async () => {
    const { performSubscribe, perform, performList } = operation('highlight_changed');
    const subscribeData = (await zapier.run(performSubscribe!, { targetUrl: receiver.url })) as { id: string };
    const { id: noteId } = await create('create_note', { projectId, title: 'Quotes', markdown: 'One two three.' });
    const made = await create('create_highlight', { noteId, quote: 'two' });
    await ask('post', `/webhooks/${subscribeData.id}/tests`).expect(201);
    await until(() => receiver.received.length >= 2);
    const runs = await Promise.all(
      receiver.received.map(({ headers, body }) =>
        zapier.run(perform!, { subscribeData, rawRequest: { headers, content: body } }),
      ),
    );
    expect(runs.flat()).toEqual([expect.objectContaining({ highlightId: made.id, noteId })]);
    expect(await zapier.run(performList!)).toEqual(runs.flat());
  });

  it('creates a note once, also if the answer was lost, and once for a value', async () => {
    let lost = 1;
    zapier.after = ({ method }) => {
      if (method === 'POST' && lost > 0) {
        lost -= 1;
        throw new Error('The connection was lost');
      }
    };
    await create('create_note', { projectId, title: 'Only one' });
    expect(await titles()).toEqual(['Only one']);
    const one = await create('create_note', { projectId, title: 'For an event', once: 'evt_ä 1' });
    const again = await create('create_note', { projectId, title: 'For an event', once: 'evt_ä 1' });
    expect(again).toEqual(one);
    await create('create_note', { projectId, title: 'For an event', once: 'evt_ä 2' });
    expect((await titles()).toSorted()).toEqual(['For an event', 'For an event', 'Only one']);
    await expect(create('create_note', { projectId: 'x', title: 'Nowhere' })).rejects.toThrow('400');
  });

  it('does what each other action says', async () => {
    const { id: noteId } = await create('create_note', { projectId, title: 'Quotes', markdown: 'One two three.' });
    const insight = await create('create_insight', { projectId, title: 'Two', markdown: 'They say two.' });
    expect((await ask('get', `/insights/${insight.id}`)).body).toMatchObject({ title: 'Two', publishedAt: null });
    const project = await create('create_project', { title: 'Made by a Zap' });
    expect((await ask('get', `/projects/${project.id}`)).body).toMatchObject({ title: 'Made by a Zap' });
    const { id: highlightId } = await create('create_highlight', { noteId, quote: 'two' });
    await expect(create('tag_highlight', { highlightId, tagIds: [noteId] })).rejects.toThrow('Tag not found');
    await expect(create('summarize_note', { noteId, framework: 'Nonsense' })).rejects.toThrow('400');
  });

  it('finds notes and projects by their titles', async () => {
    const { id } = await create('create_note', { projectId, title: 'Checkout interview' });
    expect(await find('find_note', { projectId, title: 'checkout' })).toEqual([expect.objectContaining({ id })]);
    expect(await find('find_note', { projectId, title: 'nothing' })).toEqual([]);
    expect(await find('find_project', { title: ' project ' })).toEqual([expect.objectContaining({ id: projectId })]);
    expect(await find('find_project', { title: 'another' })).toEqual([]);
    expect(await zapier.run(operation('project_list').perform!)).toEqual([{ id: projectId, title: 'Project' }]);
  });
});
