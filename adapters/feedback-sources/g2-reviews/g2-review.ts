import type { DataPointPayload, SourceChoice } from '@evident/domain/channels';
import { htmlText } from '../common/html-text.ts';
import { type Json, recordOf, required, textOf, timeOf } from '../common/json.ts';
import { payloadOf, personOf } from '../common/ticket.ts';

export const reviewId = (product: string, review: Json): string => {
  const id = textOf(review['id']);
  return id && `${product}/${id}`;
};

/** A review, whose answers to G2's questions are its words. The questions are left out: they are the same in all. */
export function g2Review(review: Json, product: SourceChoice): DataPointPayload {
  const id = required(review, 'id');
  const attributes = recordOf(review['attributes']);
  const user = recordOf(attributes['user']);
  const url = textOf(attributes['url']);
  return payloadOf({
    id: reviewId(product.id, review),
    ...(url && { url }),
    createdAt: timeOf(attributes, 'submitted_at'),
    name: htmlText(textOf(attributes['title'])),
    description: answersOf(recordOf(attributes['comment_answers'])).join('\n\n'),
    // Reviewers may be anonymous: each review has its own then.
    creator: personOf({ id: textOf(attributes['user_id']) || id, name: textOf(user['name']) }),
    source: 'G2',
    fields: {
      rating: typeof attributes['star_rating'] === 'number' ? attributes['star_rating'] : null,
      product: product.name,
      country: textOf(attributes['country_name']),
      helpful: Number(attributes['votes_up']) || null,
      verified: typeof attributes['verified_current_user'] === 'boolean' ? attributes['verified_current_user'] : null,
    },
  });
}

/** When a review changed, in milliseconds; 0 if G2 does not say. */
export const changedAt = (review: Json): number =>
  Date.parse(textOf(recordOf(review['attributes'])['updated_at'])) || 0;

const answersOf = (answers: Json): string[] =>
  Object.values(answers)
    .map((answer) => htmlText(textOf(recordOf(answer)['value'])))
    .filter((answer) => answer !== '');
