import request from 'supertest';
import type { TestApp } from '../../support/app.ts';
import type { Person } from '../../support/known-people.ts';
import { BUSINESS } from '../../support/billing-app.ts';

/** A workspace with a paid plan, and a checkout that waits for its payment. */
export async function billingOf(test: TestApp, owner: Person): Promise<{ checkoutId: string }> {
  const post = async (path: string, body: object) => {
    const sent = request(test.app.getHttpServer()).post(`/api/v1/billing/${path}`);
    const answer = await sent.set('Authorization', `Bearer ${owner.token}`).send(body);
    if (answer.status >= 300) throw new Error(`${path}: ${answer.text}`);
    return answer.body as { url: string };
  };
  const checkout = async () =>
    (await post('checkouts', { subscriptionItems: [{ price: BUSINESS, quantity: 10 }] })).url.split('/').at(-1)!;
  const [paid, checkoutId] = [await checkout(), await checkout()];
  await post(`checkouts/${paid}/confirmation`, {});
  return { checkoutId };
}
