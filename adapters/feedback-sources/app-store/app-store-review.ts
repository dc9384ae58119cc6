import type { DataPointPayload } from '@evident/domain/channels';
import { type Json, UnreadableField, recordOf, textOf } from '../common/json.ts';
import { payloadOf, personOf } from '../common/ticket.ts';

/** Where a review was written. */
export interface Storefront {
  readonly app: string;
  readonly appName: string;
  /** Two letters, ISO 3166. */
  readonly country: string;
}

const labelOf = (json: Json, field: string): string => textOf(recordOf(json[field])['label']);

export const reviewId = (review: Json, { app, country }: Storefront): string => {
  const id = labelOf(review, 'id');
  return id && `${app}/${country}/${id}`;
};

/** The time of its last edit: the feed has no other. */
export function reviewedAt(review: Json): Date {
  const time = new Date(labelOf(review, 'updated'));
  if (Number.isNaN(time.getTime())) throw new UnreadableField('updated');
  return time;
}

export function appStoreReview(review: Json, storefront: Storefront): DataPointPayload {
  const author = recordOf(review['author']);
  const rating = Number(labelOf(review, 'im:rating'));
  return payloadOf({
    id: reviewId(review, storefront),
    url: `https://apps.apple.com/${storefront.country}/app/id${storefront.app}?see-all=reviews`,
    createdAt: reviewedAt(review),
    name: labelOf(review, 'title'),
    description: labelOf(review, 'content'),
    creator: personOf({ id: personId(labelOf(author, 'uri')), name: labelOf(author, 'name') }),
    source: 'App Store',
    fields: {
      rating: rating >= 1 && rating <= 5 ? rating : null,
      version: labelOf(review, 'im:version'),
      country: storefront.country.toUpperCase(),
      app: storefront.appName,
      helpful: Number(labelOf(review, 'im:voteSum')) || null,
    },
  });
}

/** Of an address such as `https://itunes.apple.com/us/reviews/id123`. */
const personId = (uri: string): string => /\/id(\d+)$/.exec(uri)?.[1] ?? '';
