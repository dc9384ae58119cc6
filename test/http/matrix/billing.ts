import request from 'supertest';
import type { TestApp } from '../../support/app.ts';
import type { Person } from '../../support/known-people.ts';
import { BUSINESS } from '../../support/billing-app.ts';

/** Buys a plan for a workspace. */
export async function billingOf(test: TestApp, owner: Person): Promise<{ checkoutId: string }> {
  const post = async (path: string, body: object) => {
    const sent = request(test.app.getHttpServer()).post(`/api/v1/billing/${path}`);
    const answer = await sent.set('Authorization', `Bearer ${owner.token}`).send(body);
    if (answer.status >= 300) throw new Error(`${path}: ${answer.text}`);
    return answer.body as { url: string };
  };
  const { url } = await post('checkouts', { subscriptionItems: [{ price: BUSINESS, quantity: 10 }] });
  const checkoutId = url.split('/').at(-1)!;
  await post(`checkouts/${checkoutId}/confirmation`, {});
  return { checkoutId };
}
