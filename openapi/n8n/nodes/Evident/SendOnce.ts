import { createHash } from 'node:crypto';
import type { IExecuteSingleFunctions, IHttpRequestOptions } from 'n8n-workflow';

/** Gives a request the same key at each try of an item, so that a retry creates nothing twice. */
export async function sendOnce(
  this: IExecuteSingleFunctions,
  request: IHttpRequestOptions,
): Promise<IHttpRequestOptions> {
  const about = [this.getExecutionId(), this.getNode().id, this.getItemIndex(), request.url, request.body ?? null];
  const key = createHash('sha256').update(JSON.stringify(about)).digest('hex');
  return { ...request, headers: { ...request.headers, 'Idempotency-Key': key } };
}
