import createClient, { type Client, type ClientOptions } from 'openapi-fetch';
import type { paths } from './schema.d.ts';

export type { components, operations, paths } from './schema.d.ts';
export type EvidentClient = Client<paths>;

/**
 * A client in which every path, parameter, body and answer is checked by the compiler:
 * `createEvidentClient({ baseUrl: 'https://research.example', headers: { Authorization: 'Bearer api.…' } })`.
 */
export function createEvidentClient(options: ClientOptions = {}): EvidentClient {
  return createClient<paths>(options);
}
