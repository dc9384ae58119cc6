import request from 'supertest';
import type { TestApp } from '../../support/app.ts';
import type { Person } from '../../support/known-people.ts';

/** A webhook with a test delivery. Its receiver is refused, because it is on this machine. */
export async function webhookIn(test: TestApp, { token }: Person): Promise<{ webhookId: string; deliveryId: string }> {
  const post = (path: string, body: object) =>
    request(test.app.getHttpServer())
      .post(`/api/v1${path}`)
      .set({ Authorization: `Bearer ${token}` })
      .send(body)
      .expect(201);
  const wanted = { url: 'https://127.0.0.1:1/SECRET', events: ['workspace:created'] };
  const { id: webhookId } = (await post('/webhooks', wanted)).body;
  const { id: deliveryId } = (await post(`/webhooks/${webhookId}/tests`, {})).body;
  return { webhookId, deliveryId };
}
