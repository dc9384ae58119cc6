import { randomUUID } from 'node:crypto';
import { requestOf } from './requests.js';

const TRIES = 3;
const PAGES = 20;
const isPassing = (status) => status === 429 || status >= 500;

/** Tries again with the same key, so that a lost answer creates nothing twice. */
export const performCreate = (method, path, fields) => async (z, bundle) => {
  const { once, ...input } = bundle.inputData;
  const { url, body } = requestOf(path, fields, input);
  const headers = {
    'Idempotency-Key': once
      ? `zap-${bundle.meta?.zap?.id ?? ''}-${encodeURIComponent(once)}`.slice(0, 200)
      : randomUUID(),
  };
  for (let left = TRIES; ; left -= 1) {
    const response = await z.request({ method, url, headers, body, skipThrowForStatus: true }).catch((error) => {
      if (left === 1) throw error;
      return null;
    });
    if (response && (left === 1 || !isPassing(response.status))) {
      response.throwForStatus();
      return response.data;
    }
  }
};

/** Lists what was asked for. With `compared`, reads on until a title is the same. */
export const performSearch = (method, path, fields, compared) => async (z, bundle) => {
  const { url, params } = requestOf(path, fields, bundle.inputData);
  const isSame = (item) =>
    !compared || item[compared].toLowerCase() === bundle.inputData[compared].trim().toLowerCase();
  let cursor;
  for (let page = 0; page < PAGES; page += 1) {
    const { data } = await z.request({ method, url, params: { ...params, limit: 100, ...(cursor && { cursor }) } });
    const found = data.items.filter(isSame);
    if (found.length > 0 || !data.next) return found;
    cursor = data.next;
  }
  return [];
};
