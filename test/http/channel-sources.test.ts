import type { FeedbackSources } from '@evident/application/channels/feedback-source';
import request from 'supertest';
import { FEEDBACK_SOURCES } from '../../api/channels/feedback-sources.ts';
import { FakeFeedback } from '../support/fake-feedback.ts';
import type { Person } from '../support/known-people.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';
import { until } from '../support/waiting.ts';

const FRONT = {
  source: 'FRONT',
  credentials: { token: 'good' },
  configuration: { inboxes: [{ id: '1', name: 'Support' }] },
};

describe('sources over HTTP', () => {
  let test: TestApp;
  let sources: FeedbackSources;
  let real: FeedbackSources['of'];
  let service: FakeFeedback;
  let ada: Person;
  let channelId: string;

  const send = (method: 'get' | 'post' | 'put' | 'patch' | 'delete', path: string) => {
    const server = request(test.app.getHttpServer());
    return server[method](`/api/v1/channels/${channelId}${path}`).set({ Authorization: `Bearer ${ada.token}` });
  };
  const ended = async (importId: string) => {
    const read = async () => (await send('get', `/imports/${importId}`).expect(200)).body;
    await until(async () => ['done', 'failed'].includes((await read()).state));
    return read();
  };

  beforeAll(async () => {
    test = await sharedApp();
    sources = test.app.get<FeedbackSources>(FEEDBACK_SOURCES.token, { strict: false });
    real = sources.of;
    sources.of = () => service;
  });
  afterAll(async () => {
    sources.of = real;
    await test.close();
  });
  beforeEach(async () => {
    service = new FakeFeedback();
    service.write(['1', 'The export fails'], ['2', 'Great app'], ['3', 'Too slow']);
    ada = await test.people.member(await test.people.team(), 'MANAGER');
    channelId = (
      await request(test.app.getHttpServer())
        .post('/api/v1/channels')
        .set({ Authorization: `Bearer ${ada.token}` })
        .send({ title: 'Support' })
        .expect(201)
    ).body.id;
  });

  it('are checked, chosen from and previewed, or refused with advice', async () => {
    const { configuration, ...access } = FRONT;
    expect((await send('post', '/sources/account').send(access).expect(200)).body).toEqual({ name: 'Acme' });
    const wrong = { ...access, credentials: { token: 'bad' } };
    expect((await send('post', '/sources/account').send(wrong).expect(422)).body.errors).toEqual([
      {
        code: 'UnprocessableContent',
        title: 'Front refused the access',
        message: 'Make a new token in Developers and enter it here.',
      },
    ]);
    const asked = { ...access, picker: 'inboxes' };
    expect((await send('post', '/sources/choices').send(asked).expect(200)).body.items).toHaveLength(2);
    await send('post', '/sources/choices')
      .send({ ...asked, picker: 'teams' })
      .expect(400);
    const preview = await send('post', '/sources/preview').send({ ...access, configuration });
    expect(preview.body.items.map(({ text }: { text: string }) => text)).toEqual([
      'The export fails',
      'Great app',
      'Too slow',
    ]);
    service.busyUntil = new Date(Date.now() + 60_000);
    await send('post', '/sources/preview')
      .send({ ...access, configuration })
      .expect(503);
  });

  it('import by their jobs, once however often the request is sent, and never show their credentials', async () => {
    const create = () => send('post', '/sources').set('Idempotency-Key', 'once').send(FRONT);
    const [one, two] = [await create().expect(201), await create().expect(201)];
    expect(two.body).toEqual(one.body);
    await send('post', '/sources').send(FRONT).expect(409);
    expect(await ended(one.body.importId)).toMatchObject({ state: 'done', created: 3 });
    const list = await send('get', '/sources').expect(200);
    expect(list.body.items).toMatchObject([{ id: one.body.id, account: 'Acme', state: 'active', running: false }]);
    expect(list.text).not.toContain('good');
    const anywhere = await request(test.app.getHttpServer())
      .get(`/api/v1/channel-imports/${one.body.importId}`)
      .set({ Authorization: `Bearer ${ada.token}` })
      .expect(200);
    expect(anywhere.body).toMatchObject({ channelId, sourceId: one.body.id });
  });

  it('are renamed, run, paused, retried and removed', async () => {
    service.unreadable.add('2');
    const { id, importId } = (await send('post', '/sources').send(FRONT).expect(201)).body;
    expect(await ended(importId)).toMatchObject({ created: 2, numFailed: 1 });
    service.unreadable.delete('2');
    const retried = await send('post', `/imports/${importId}/retries`).send({ externalId: '2' }).expect(200);
    expect(retried.body).toMatchObject({ created: 1, failures: [] });
    await send('post', `/imports/${importId}/retries`).send({ externalId: '2' }).expect(404);
    service.write(['4', 'New']);
    const run = await send('put', `/sources/${id}/run`).expect(200);
    expect(await ended(run.body.id)).toMatchObject({ state: 'done', created: 1 });
    await send('patch', `/sources/${id}`).send({ name: 'Help desk', state: 'paused' }).expect(204);
    await send('put', `/sources/${id}/run`).expect(409);
    expect((await send('get', '/sources').expect(200)).body.items).toMatchObject([
      { name: 'Help desk', state: 'paused', nextRunAt: null },
    ]);
    await send('delete', `/sources/${id}`).expect(204);
    await send('delete', `/sources/${id}`).expect(404);
    expect((await send('get', '/data-points').expect(200)).body.items).toHaveLength(4);
  });
});
