import type {
  FeedbackSource,
  SourceCredentials,
  SourcePage,
  SourceRequest,
} from '@evident/application/channels/feedback-source';
import {
  APP_STORE_PRESETS,
  type DataPointPayload,
  type SourceChoice,
  type SourceConfiguration,
  type SourcePicker,
} from '@evident/domain/channels';
import type { Json } from '../common/json.ts';
import { choicesOf, pageOf, readEach, stateOf } from '../common/reading.ts';
import type { SourceOptions } from '../common/source-http.ts';
import { AppStoreClient, FEED_PAGES } from './app-store-client.ts';
import { type Storefront, appStoreReview, reviewId, reviewedAt } from './app-store-review.ts';

/** Storefronts that are read. Each has its own reviews (decided: the largest, in the languages of Evident). */
const COUNTRIES = 'us gb ca au nz ie za in sg de at ch fr be nl es mx br pt it se no dk fi pl jp kr'.split(' ');

/** The feed can show a review late, and is cached for hours. */
const OVERLAP_MS = 86_400_000;

interface State {
  /** The storefront that is read: its place among all of the chosen apps. */
  readonly place: number;
  readonly page: number;
  /** The newest review of each storefront, in milliseconds, at the end of the last run that read it. */
  readonly newest: Readonly<Record<string, number>>;
  /** The newest review of the storefront that is read. */
  readonly seen: number;
  readonly done: readonly string[];
}
const FIRST: State = { place: 0, page: 1, newest: {}, seen: 0, done: [] };

const storefronts = ({ chosen }: SourceConfiguration): Storefront[] =>
  (chosen.apps ?? []).flatMap(({ id, name }) => COUNTRIES.map((country) => ({ app: id, appName: name, country })));

/** Public reviews of the App Store. */
export class AppStoreSource implements FeedbackSource {
  private readonly client: AppStoreClient;

  constructor(options: SourceOptions) {
    this.client = new AppStoreClient(options);
  }

  async account(): Promise<{ readonly name: string }> {
    return { name: 'App Store' };
  }

  async choices(
    _credentials: SourceCredentials,
    _picker: SourcePicker['name'],
    words: string,
    signal: AbortSignal,
  ): Promise<readonly SourceChoice[]> {
    if (words.trim() === '') return APP_STORE_PRESETS;
    return choicesOf(await this.client.apps(words.trim(), signal), { id: 'trackId', name: 'trackName' });
  }

  async page({ configuration, cursor, since, signal }: SourceRequest): Promise<SourcePage> {
    const all = storefronts(configuration);
    const state = stateOf<State>(cursor, FIRST);
    const storefront = all[state.place];
    const empty = { items: [], failures: [], paused: null };
    if (!storefront) return pageOf(empty, { state, next: { ...FIRST, newest: state.newest }, more: false });
    const key = `${storefront.app}/${storefront.country}`;
    const from = Math.max(since.getTime(), (state.newest[key] ?? 0) - OVERLAP_MS);
    const { reviews, isLast } = await this.client.reviews(storefront.app, storefront.country, state.page, signal);
    const times = reviews.map(millisecondsOf);
    const read = await readEach({
      items: reviews.filter((_, place) => times[place] === null || times[place]! >= from),
      done: state.done,
      idOf: (review) => reviewId(review, storefront),
      read: (review) => appStoreReview(review, storefront),
      what: 'a review',
      signal,
    });
    const seen = Math.max(state.seen, ...times.map((time) => time ?? 0));
    const oldest = times.findLast((time) => time !== null) ?? 0;
    const isRead = isLast || oldest < from;
    const next = isRead ? nextStorefront(state, key, seen, all.length) : { ...state, page: state.page + 1, seen };
    return pageOf(read, { state, next, more: !isRead || state.place + 1 < all.length });
  }

  async item(
    externalId: string,
    { configuration, signal }: Omit<SourceRequest, 'cursor' | 'since'>,
  ): Promise<DataPointPayload | null> {
    const storefront = storefronts(configuration).find(({ app, country }) =>
      externalId.startsWith(`${app}/${country}/`),
    );
    if (!storefront) return null;
    for (let page = 1; page <= FEED_PAGES; page += 1) {
      const { reviews, isLast } = await this.client.reviews(storefront.app, storefront.country, page, signal);
      const found = reviews.find((review) => reviewId(review, storefront) === externalId);
      if (found) return appStoreReview(found, storefront);
      if (isLast) break;
    }
    return null;
  }
}

function nextStorefront(state: State, key: string, seen: number, count: number): State {
  // An empty feed is often a passing fault: the newest review of an earlier run counts.
  const newest = { ...state.newest, [key]: Math.max(state.newest[key] ?? 0, seen) };
  return { ...FIRST, newest, place: state.place + 1 < count ? state.place + 1 : 0 };
}

function millisecondsOf(review: Json): number | null {
  try {
    return reviewedAt(review).getTime();
  } catch {
    return null;
  }
}
