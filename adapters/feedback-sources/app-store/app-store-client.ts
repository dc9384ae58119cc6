import { type Json, recordOf, recordsOf, textOf } from '../common/json.ts';
import { SourceHttp, type SourceOptions } from '../common/source-http.ts';

/** The feed has ten pages of 50 reviews for each storefront. */
export const FEED_PAGES = 10;

/** The public feed of reviews (itunes.apple.com/<storefront>/rss) and the search of the App Store. No credentials. */
export class AppStoreClient {
  private readonly http: SourceHttp;

  constructor(options: SourceOptions) {
    this.http = new SourceHttp(options, {
      service: 'app-store',
      name: 'The App Store',
      url: 'https://itunes.apple.com',
      advice: 'Try again later.',
      // Without credentials, a refusal is the limit of about 20 requests a minute.
      busy: [401, 403],
    });
  }

  /** A page of the feed, from 1, the newest reviews first; without reviews if the app is not sold there. */
  async reviews(
    app: string,
    storefront: string,
    page: number,
    signal: AbortSignal,
  ): Promise<{ readonly reviews: readonly Json[]; readonly isLast: boolean }> {
    const path = `/${storefront}/rss/customerreviews/page=${page}/id=${encodeURIComponent(app)}/sortby=mostrecent/json`;
    const answer = await this.http.find(path, { signal, none: [400, 404] });
    if (answer === null) return { reviews: [], isLast: true };
    if (typeof answer['feed'] !== 'object') throw new Error('itunes.apple.com answered without feed');
    const { entry, link } = recordOf(answer['feed']);
    // A single review is no list. The app itself may be in the list, without a rating.
    const entries = recordsOf(Array.isArray(entry) ? entry : [entry]).filter((one) => one['im:rating'] !== undefined);
    const last = recordsOf(link)
      .map((one) => recordOf(one['attributes']))
      .find(({ rel }) => rel === 'last');
    const lastPage = Number(/\/page=(\d{1,3})\//.exec(textOf(last?.['href']))?.[1] ?? FEED_PAGES);
    return { reviews: entries, isLast: entries.length === 0 || page >= Math.min(lastPage, FEED_PAGES) };
  }

  /** Apps by words of their name, by their number, or by their address in the store. */
  async apps(words: string, signal: AbortSignal): Promise<readonly Json[]> {
    const id = /^(?:https:\/\/apps\.apple\.com\/.*\/id)?(\d{6,12})(?:\?.*)?$/.exec(words)?.[1];
    const query = id ? { id } : { term: words, entity: 'software', limit: 50 };
    const answer = await this.http.ask(id ? '/lookup' : '/search', { query, signal });
    return recordsOf(answer['results']);
  }
}
