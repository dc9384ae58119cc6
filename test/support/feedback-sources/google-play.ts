import { generateKeyPairSync, verify } from 'node:crypto';
import { dayOf, feedbackText } from './feedback-texts.ts';
import { type Asked, NOT_FOUND, type Said, type StandIn, said } from './stand-in.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const EMAIL = 'evident@acme.iam.gserviceaccount.com';
const CREDENTIALS = {
  key: JSON.stringify({
    type: 'service_account',
    client_email: EMAIL,
    private_key_id: 'key1',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    token_uri: 'https://elsewhere.example.com/token',
  }),
};
const TOKEN = 'ya29.google-secret-token';
const PAGE = 2;
const APP = 'org.example.app';

interface Review {
  readonly reviewId: string;
  readonly authorName: string;
  comments: { userComment?: Comment; developerComment?: Comment }[];
}
interface Comment {
  text: string;
  lastModified?: { seconds: string; nanos: number };
  [name: string]: unknown;
}
const timeOf = (date: Date) => ({ seconds: String(Math.floor(date.getTime() / 1_000)), nanos: 0 });

/** Google Play: a token for a signed assertion, and the reviews of an app. */
export function googlePlay(): StandIn {
  const reviews: Review[] = Array.from({ length: 6 }, (_, place) => ({
    reviewId: `gp:${place}`,
    authorName: place === 4 ? 'A Google user' : `Reader ${place}`,
    comments: [
      {
        userComment: {
          text: `\t${feedbackText(150 + place)}`,
          lastModified: timeOf(dayOf(place)),
          starRating: (place % 5) + 1,
          reviewerLanguage: 'en',
          appVersionName: '7.4',
          androidOsVersion: 34,
        },
      },
    ],
  }));
  reviews[5]!.comments[0]!.userComment!.text = `Parking\t${feedbackText(155)}`;
  reviews[5]!.comments.push({
    developerComment: { text: 'Thank you. We look at it.', lastModified: timeOf(dayOf(5)) },
  });
  // A rating without words.
  reviews.push({
    ...reviews[0]!,
    reviewId: 'gp:6',
    comments: [{ userComment: { text: '', lastModified: timeOf(dayOf(6)) } }],
  });

  const lastOf = ({ comments }: Review): number => Number(comments[0]!.userComment!.lastModified?.seconds ?? 0);

  function granted(body: string): Said {
    const [head = '', claims = '', signature = ''] = new URLSearchParams(body).get('assertion')!.split('.');
    const isSigned = verify('sha256', Buffer.from(`${head}.${claims}`), publicKey, Buffer.from(signature, 'base64url'));
    const { iss, aud, scope } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, string>;
    const isRight =
      iss === EMAIL && aud === 'https://oauth2.googleapis.com/token' && scope!.endsWith('/androidpublisher');
    return isSigned && isRight
      ? said({ access_token: TOKEN, expires_in: 3_599, token_type: 'Bearer' })
      : said({ error: 'invalid_grant' }, 400);
  }

  function answer({ path, query, headers, body }: Asked): Said {
    if (path === '/token') return granted(body);
    if (headers.authorization !== `Bearer ${TOKEN}`) return said({ error: { code: 401 } }, 401);
    const [, app, id] = /^\/androidpublisher\/v3\/applications\/([^/]+)\/reviews(?:\/(.+))?$/.exec(path) ?? [];
    if (app === 'org.example.empty') return said({});
    if (app !== APP) return NOT_FOUND;
    if (id !== undefined) {
      const one = reviews.find(({ reviewId }) => reviewId === decodeURIComponent(id));
      return one ? said(one) : NOT_FOUND;
    }
    const all = reviews.toSorted((one, other) => lastOf(other) - lastOf(one));
    const from = Number(query.get('token') ?? 0);
    const to = from + Math.min(Number(query.get('maxResults')), PAGE);
    const next = to < all.length && { tokenPagination: { nextPageToken: String(to) } };
    return said({ reviews: all.slice(from, to), ...next });
  }

  return {
    source: 'GOOGLE_PLAY',
    service: 'google-play',
    credentials: CREDENTIALS,
    configuration: {
      chosen: {
        apps: [
          { id: APP, name: 'Example' },
          { id: 'org.example.empty', name: 'Empty' },
        ],
      },
    },
    ids: reviews.slice(0, 6).map(({ reviewId }) => `${APP}/${reviewId}`),
    read: {
      id: `${APP}/gp:5`,
      words: [feedbackText(155)],
      team: ['Thank you. We look at it.'],
      fields: { rating: 1, version: '7.4', android: 34, language: 'en', app: 'Example' },
      author: 'Reader 5',
    },
    hidden: ['\\t', TOKEN, 'A Google user', 'BEGIN PRIVATE KEY'],
    pickers: [
      { name: 'apps', words: APP, choices: [{ id: APP, name: APP }] },
      {
        name: 'apps',
        words: `https://play.google.com/store/apps/details?id=${APP}&hl=en`,
        choices: [{ id: APP, name: APP }],
      },
      { name: 'apps', words: 'org.example.other', choices: [] },
      { name: 'apps', words: 'Example', choices: [] },
    ],
    account: EMAIL,
    answer,
    expired: said({ error: 'invalid_grant', error_description: 'Invalid JWT Signature.' }, 400),
    busy: () => ({ status: 429, headers: { 'retry-after': '120' }, body: { error: { status: 'RESOURCE_EXHAUSTED' } } }),
    own: null,
    edit(at) {
      const words = 'It works well since the update.';
      Object.assign(reviews[1]!.comments[0]!.userComment!, { text: `\t${words}`, lastModified: timeOf(at) });
      return { id: `${APP}/gp:1`, words };
    },
    remove: null,
    damage() {
      delete reviews[2]!.comments[0]!.userComment!.lastModified;
      return `${APP}/gp:2`;
    },
  };
}
