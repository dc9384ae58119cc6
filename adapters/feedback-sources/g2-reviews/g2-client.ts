import type { SourceCredentials } from '@evident/application/channels/feedback-source';
import { type Json, listIn, recordOf, textOf } from '../common/json.ts';
import { SourceHttp, type SourceOptions } from '../common/source-http.ts';

const PAGE = 100;
const PRODUCT_PAGES_MAX = 10;
const HOST = 'data.g2.com';

export interface G2Page {
  readonly data: readonly Json[];
  /** Where the next page begins; null on the last. */
  readonly after: string | null;
}

/** Version 2 of G2's API (data.g2.com/api/v2/docs), in the form of JSON:API, with an API token. */
export class G2Client {
  private readonly http: SourceHttp;

  constructor(options: SourceOptions, { token = '' }: SourceCredentials) {
    this.http = new SourceHttp(options, {
      service: 'g2-reviews',
      name: 'G2',
      url: `https://${HOST}`,
      headers: { authorization: `Bearer ${token.trim()}` },
      advice: 'Create a new API token at my.g2.com.',
      adviceForbidden: 'Use a token that may read your products and their reviews.',
    });
  }

  /** Products of the owner of the token. */
  async products(signal: AbortSignal): Promise<readonly Json[]> {
    const found: Json[] = [];
    let after: string | null = null;
    for (let at = 0; at < PRODUCT_PAGES_MAX; at += 1) {
      const page: G2Page = await this.page('/api/v2/users/me/products', { 'page[after]': after ?? undefined }, signal);
      found.push(...page.data);
      after = page.after;
      if (after === null) break;
    }
    return found;
  }

  /** Reviews of a product that changed after a time. */
  reviews(product: string, from: Date, after: string | null, signal: AbortSignal): Promise<G2Page> {
    const query = { 'filter[updated_at_gt]': from.toISOString(), 'page[after]': after ?? undefined };
    return this.page(`/api/v2/products/${encodeURIComponent(product)}/reviews`, query, signal);
  }

  private async page(
    path: string,
    query: Readonly<Record<string, string | undefined>>,
    signal: AbortSignal,
  ): Promise<G2Page> {
    const answer = await this.http.ask(path, { query: { 'page[size]': PAGE, ...query }, signal });
    // Only its place is read: the address may name another host.
    const next = textOf(recordOf(answer['links'])['next']);
    const after = URL.canParse(next, `https://${HOST}`) ? new URL(next, `https://${HOST}`).searchParams : null;
    return { data: listIn(answer, 'data', HOST), after: next === '' ? null : (after?.get('page[after]') ?? null) };
  }
}
