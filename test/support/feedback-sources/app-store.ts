import { dayOf, feedbackText } from './feedback-texts.ts';
import { type Asked, NOT_FOUND, type Said, type StandIn, said } from './stand-in.ts';

const APP = { trackId: 874139669, trackName: 'Signal – Private Messenger', sellerName: 'Signal Messenger, LLC' };
const PAGE = 2;

interface Review {
  readonly country: string;
  readonly id: string;
  updated: string;
  text: string;
  readonly rating: number;
}

const label = (value: string) => ({ label: value });
const entryOf = ({ id, updated, text, rating, country }: Review) => ({
  author: {
    uri: label(`https://itunes.apple.com/${country}/reviews/id77${id}`),
    name: label(`Reader ${id}`),
    label: '',
  },
  updated: label(updated),
  'im:rating': label(String(rating)),
  'im:version': label('7.4'),
  id: label(id),
  title: label('A review'),
  content: { label: text, attributes: { type: 'text' } },
  'im:voteSum': label('2'),
});

/** The App Store: feeds of reviews for each storefront, search and lookup. One review is no list, as in the real feeds. */
export function appStore(): StandIn {
  const reviews: Review[] = [
    ...Array.from({ length: 5 }, (_, place) => ['us', place] as const),
    ['gb', 5] as const,
  ].map(([country, place]) => ({
    country,
    id: String(9_000 + place),
    updated: dayOf(place).toISOString().replace('.000Z', '-00:00'),
    text: feedbackText(10 + place),
    rating: (place % 5) + 1,
  }));

  function feed(country: string, page: number): Said {
    const own = reviews
      .filter((review) => review.country === country)
      .toSorted((one, other) => Date.parse(other.updated) - Date.parse(one.updated));
    const pages = Math.max(1, Math.ceil(own.length / PAGE));
    const entries = own.slice((page - 1) * PAGE, page * PAGE).map(entryOf);
    const href = `https://itunes.apple.com/${country}/rss/customerreviews/page=${pages}/id=${APP.trackId}/json`;
    return said({
      feed: {
        ...(entries.length > 0 && { entry: entries.length === 1 ? entries[0] : entries }),
        link: [{ attributes: { rel: 'self', href: '' } }, { attributes: { rel: 'last', href } }],
      },
    });
  }

  function answer({ path, query }: Asked): Said {
    const [, country, page, app] =
      /^\/([a-z]{2})\/rss\/customerreviews\/page=(\d+)\/id=(\d+)\/sortby=mostrecent\/json$/.exec(path) ?? [];
    // Not sold in this country.
    if (country === 'kr') return said('', 400);
    if (country) return app === String(APP.trackId) ? feed(country, Number(page)) : NOT_FOUND;
    if (path === '/search') return said({ resultCount: 1, results: query.get('term') === 'signal' ? [APP] : [] });
    if (path === '/lookup')
      return said({ resultCount: 1, results: query.get('id') === String(APP.trackId) ? [APP] : [] });
    return NOT_FOUND;
  }

  const app = { id: String(APP.trackId), name: APP.trackName };
  return {
    source: 'APP_STORE',
    service: 'app-store',
    credentials: {},
    configuration: { chosen: { apps: [app] } },
    ids: reviews.map(({ country, id }) => `${app.id}/${country}/${id}`),
    read: {
      id: `${app.id}/gb/9005`,
      words: [feedbackText(15)],
      team: [],
      fields: { rating: 1, version: '7.4', country: 'GB', app: app.name, helpful: 2 },
      author: '779005',
    },
    hidden: ['undefined', 'NaN'],
    pickers: [
      { name: 'apps', words: 'signal', choices: [app] },
      { name: 'apps', words: '874139669', choices: [app] },
      {
        name: 'apps',
        words: 'https://apps.apple.com/us/app/signal-private-messenger/id874139669?l=en',
        choices: [app],
      },
      {
        name: 'apps',
        words: '',
        choices: [
          app,
          { id: '989804926', name: 'Firefox: Private, Safe Browser' },
          { id: '650377962', name: 'VLC media player' },
        ],
      },
    ],
    account: 'App Store',
    answer,
    expired: null,
    busy: () => ({ status: 403, headers: { 'retry-after': '120' }, body: '' }),
    own: null,
    edit(at) {
      const words = 'It works well since the update.';
      Object.assign(reviews[1]!, { updated: at.toISOString(), text: words });
      return { id: `${app.id}/us/9001`, words };
    },
    remove: null,
    damage() {
      reviews[2]!.updated = 'yesterday';
      return `${app.id}/us/9002`;
    },
  };
}
