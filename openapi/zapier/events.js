import { createHmac, timingSafeEqual } from 'node:crypto';

const TOLERANCE_SECONDS = 300;
const PAGES = 20;
const RECENT = 100;

export const subscribe = (type) => async (z, bundle) => {
  const { data } = await z.request({
    method: 'POST',
    url: '/api/v1/webhooks',
    body: { url: bundle.targetUrl, events: [type], description: `Zapier ${bundle.meta?.zap?.id ?? ''}`.trim() },
  });
  return data;
};

export async function unsubscribe(z, bundle) {
  const { id } = bundle.subscribeData;
  const { status } = await z.request({ method: 'DELETE', url: `/api/v1/webhooks/${id}`, skipThrowForStatus: true });
  if (status >= 400 && status !== 404) throw new z.errors.Error('Evident did not unsubscribe', 'Unsubscribe', status);
  return { id };
}

/** One item for each object. A list event names many, each with an id of its own that stays the same. */
export function itemsOf({ id, type, timestamp, data }, idField) {
  const { [`${idField}s`]: ids, ...rest } = data;
  const base = { id, type, timestamp, ...rest };
  return ids ? ids.map((one) => ({ ...base, id: `${id}:${one}`, [idField]: one })) : data[idField] ? [base] : [];
}

/** Verifies a delivery by Standard Webhooks, over the exact body. */
export const event = (idField) => async (z, bundle) => {
  const { headers = {}, content = '' } = bundle.rawRequest ?? {};
  const sent = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase().replace(/^http-/, ''), value]),
  );
  if (!isSigned(bundle.subscribeData.secret, sent, content))
    throw new z.errors.Error('The signature of the event is wrong', 'Signature', 400);
  return itemsOf(JSON.parse(content), idField);
};

export function isSigned(secret, headers, body, now = Date.now()) {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures = '' } = headers;
  if (!(Math.abs(now / 1000 - Number(timestamp)) <= TOLERANCE_SECONDS)) return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`, 'utf8').digest();
  return signatures.split(' ').some((signature) => {
    const given = Buffer.from(signature.replace(/^v1,/, ''), 'base64');
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

/** The latest events in the shape of deliveries, newest first. Zapier shows them, and polls them where hooks are off. */
export const recentEvents = (type, idField) => async (z) => {
  let after;
  let items = [];
  for (let page = 0; page < PAGES; page += 1) {
    const params = { type, limit: 1000, ...(after && { after }) };
    const { data } = await z.request({ method: 'GET', url: '/api/v1/events', params });
    items = [...items, ...data.items].slice(-RECENT);
    after = data.cursor;
    if (!data.more) break;
  }
  return items.toReversed().flatMap((one) => itemsOf(one, idField));
};
