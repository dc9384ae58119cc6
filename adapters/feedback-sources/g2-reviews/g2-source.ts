import type {
  FeedbackSource,
  SourceCredentials,
  SourcePage,
  SourceRequest,
} from '@evident/application/channels/feedback-source';
import type { DataPointPayload, SourceChoice, SourcePicker } from '@evident/domain/channels';
import { recordOf } from '../common/json.ts';
import { choicesOf, pageOf, readEach, stateOf } from '../common/reading.ts';
import type { SourceOptions } from '../common/source-http.ts';
import { G2Client } from './g2-client.ts';
import { changedAt, g2Review, reviewId } from './g2-review.ts';

interface State {
  /** The product that is read: its place among those chosen. */
  readonly place: number;
  readonly after: string | null;
  /** Changes after it are looked for, in milliseconds. The place belongs to it. */
  readonly from: number;
  /** The newest change of each product, in milliseconds. */
  readonly newest: Readonly<Record<string, number>>;
  readonly done: readonly string[];
}
const FIRST: State = { place: 0, after: null, from: 0, newest: {}, done: [] };

const OVERLAP_MS = 3_600_000;
/** Pages in which one review is looked for. */
const PAGES_MAX = 50;

/** Reviews of own products on G2. */
export class G2Source implements FeedbackSource {
  constructor(private readonly options: SourceOptions) {}

  async account(credentials: SourceCredentials, signal: AbortSignal): Promise<{ readonly name: string }> {
    // G2 does not name the account, and its products change.
    await new G2Client(this.options, credentials).products(signal);
    return { name: 'G2' };
  }

  async choices(
    credentials: SourceCredentials,
    _picker: SourcePicker['name'],
    _words: string,
    signal: AbortSignal,
  ): Promise<readonly SourceChoice[]> {
    const products = await new G2Client(this.options, credentials).products(signal);
    return choicesOf(products.map(({ id, attributes }) => ({ id, name: recordOf(attributes)['name'] })));
  }

  async page({ credentials, configuration, cursor, since, signal }: SourceRequest): Promise<SourcePage> {
    const client = new G2Client(this.options, credentials);
    const products = configuration.chosen.products ?? [];
    const known = stateOf<State>(cursor, FIRST);
    const product = products[known.place];
    const nothing = { items: [], failures: [], paused: null };
    if (!product) return pageOf(nothing, { state: known, next: { ...FIRST, newest: known.newest }, more: false });
    const begin = Math.max(since.getTime(), (known.newest[product.id] ?? 0) - OVERLAP_MS);
    const state: State = { ...known, from: known.after === null ? begin : known.from };
    const page = await client.reviews(product.id, new Date(state.from), state.after, signal);
    const read = await readEach({
      items: page.data,
      done: state.done,
      idOf: (review) => reviewId(product.id, review),
      read: (review) => g2Review(review, product),
      what: 'a review',
      signal,
    });
    const newest = {
      ...state.newest,
      [product.id]: Math.max(state.newest[product.id] ?? 0, ...page.data.map(changedAt)),
    };
    const isLast = state.place + 1 >= products.length;
    const next: State =
      page.after === null
        ? { ...FIRST, newest, place: isLast ? 0 : state.place + 1 }
        : { ...state, after: page.after, newest, done: [] };
    return pageOf(read, { state, next, more: page.after !== null || !isLast });
  }

  /** G2 has no address of one review: it is looked for among those of its product. */
  async item(
    externalId: string,
    { credentials, configuration, signal }: Omit<SourceRequest, 'cursor' | 'since'>,
  ): Promise<DataPointPayload | null> {
    const client = new G2Client(this.options, credentials);
    const product = configuration.chosen.products?.find(({ id }) => externalId.startsWith(`${id}/`));
    if (!product) return null;
    let after: string | null = null;
    for (let at = 0; at < PAGES_MAX; at += 1) {
      const page = await client.reviews(product.id, new Date(0), after, signal);
      const found = page.data.find((review) => reviewId(product.id, review) === externalId);
      if (found) return g2Review(found, product);
      after = page.after;
      if (after === null) break;
    }
    return null;
  }
}
