import type {
  FeedbackSource,
  SourceCredentials,
  SourcePage,
  SourceRequest,
} from '@evident/application/channels/feedback-source';
import type { DataPointPayload, SourceChoice, SourcePicker } from '@evident/domain/channels';
import { pageOf, readEach, stateOf } from '../common/reading.ts';
import type { SourceOptions } from '../common/source-http.ts';
import { GooglePlayClient } from './google-play-client.ts';
import { googlePlayReview, lastChange, reviewId } from './google-play-review.ts';

interface State {
  /** The app that is read: its place among those chosen. */
  readonly place: number;
  readonly after: string | null;
  /** The newest change of each app, in milliseconds, at the end of the last run that read it. */
  readonly newest: Readonly<Record<string, number>>;
  /** The newest change of the app that is read. */
  readonly seen: number;
  readonly done: readonly string[];
}
const FIRST: State = { place: 0, after: null, newest: {}, seen: 0, done: [] };

/** Reviews are shown with a delay of hours. */
const OVERLAP_MS = 86_400_000;
const STORE = 'https://play.google.com/store/apps/details?';
const PACKAGE = /^[a-z]\w*(?:\.[a-z]\w*)+$/i;

/** Reviews of own apps on Google Play: those of the last week, as Google gives no others. */
export class GooglePlaySource implements FeedbackSource {
  constructor(private readonly options: SourceOptions) {}

  async account(credentials: SourceCredentials, signal: AbortSignal): Promise<{ readonly name: string }> {
    return { name: (await GooglePlayClient.open(this.options, credentials, signal)).email };
  }

  /** The app of a package name, or of its address in the store: Google lists none. */
  async choices(
    credentials: SourceCredentials,
    _picker: SourcePicker['name'],
    words: string,
    signal: AbortSignal,
  ): Promise<readonly SourceChoice[]> {
    const given = words.trim();
    const name = given.startsWith(STORE) ? (new URL(given).searchParams.get('id') ?? '') : given;
    if (!PACKAGE.test(name)) return [];
    const client = await GooglePlayClient.open(this.options, credentials, signal);
    return (await client.reviews(name, null, signal)) === null ? [] : [{ id: name, name }];
  }

  async page({ credentials, configuration, cursor, since, signal }: SourceRequest): Promise<SourcePage> {
    const client = await GooglePlayClient.open(this.options, credentials, signal);
    const apps = configuration.chosen.apps ?? [];
    const state = stateOf<State>(cursor, FIRST);
    const app = apps[state.place];
    const nothing = { items: [], failures: [], paused: null };
    if (!app) return pageOf(nothing, { state, next: { ...FIRST, newest: state.newest }, more: false });
    const from = Math.max(since.getTime(), (state.newest[app.id] ?? 0) - OVERLAP_MS);
    const page = await client.reviews(app.id, state.after, signal);
    if (page === null) throw new Error(`Google Play has no app ${app.id}`);
    const changes = page.reviews.map(lastChange);
    const read = await readEach({
      items: page.reviews.filter((_, place) => !(changes[place]! < from)),
      done: state.done,
      idOf: (review) => reviewId(app.id, review),
      read: (review) => googlePlayReview(review, app),
      what: 'a review',
      signal,
    });
    const seen = Math.max(state.seen, ...changes.map((at) => at || 0));
    const isLast = state.place + 1 >= apps.length;
    const newest = { ...state.newest, [app.id]: Math.max(state.newest[app.id] ?? 0, seen) };
    const next: State =
      page.after === null
        ? { ...FIRST, newest, place: isLast ? 0 : state.place + 1 }
        : { ...state, after: page.after, seen, done: [] };
    return pageOf(read, { state, next, more: page.after !== null || !isLast });
  }

  async item(
    externalId: string,
    { credentials, configuration, signal }: Omit<SourceRequest, 'cursor' | 'since'>,
  ): Promise<DataPointPayload | null> {
    const client = await GooglePlayClient.open(this.options, credentials, signal);
    const app = configuration.chosen.apps?.find(({ id }) => externalId.startsWith(`${id}/`));
    if (!app) return null;
    const review = await client.review(app.id, externalId.slice(app.id.length + 1), signal);
    return review && googlePlayReview(review, app);
  }
}
