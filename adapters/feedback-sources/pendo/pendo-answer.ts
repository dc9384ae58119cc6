import type { DataPointPayload } from '@evident/domain/channels';
import { type Json, recordOf, recordsOf, required, textOf, timeOf } from '../common/json.ts';
import { payloadOf, personOf } from '../common/ticket.ts';

/** A question of a guide. */
export interface Poll {
  readonly guide: string;
  readonly question: string;
  readonly isText: boolean;
  readonly isNumber: boolean;
}

const NUMBERS = ['NPSRating', 'NumberScale', 'NumberRating', 'Rating'];

/** The polls of guides, by their id. */
export function pollsOf(guides: readonly Json[]): ReadonlyMap<string, Poll> {
  const all = guides.flatMap(({ name, polls }) =>
    recordsOf(polls).map((poll) => {
      const attributes = recordOf(poll['attributes']);
      const type = textOf(attributes['type']) || textOf(poll['type']);
      return [
        textOf(poll['id']),
        {
          guide: textOf(name),
          question: textOf(poll['question']),
          isText: type === 'FreeForm',
          isNumber: NUMBERS.includes(type),
        },
      ] as const;
    }),
  );
  return new Map(all);
}

/** The answer to a question. Pendo gives it no id: one visitor answers a question once at a time. */
export const answerId = (answer: Json): string =>
  ['guideId', 'pollId', 'visitorId', 'browserTime'].map((field) => encodeURIComponent(textOf(answer[field]))).join('/');

/** The time in an id; null if it is none. */
export const timeIn = (id: string): number | null => {
  const time = Number(id.split('/')[3]);
  return time > 0 ? time : null;
};

export const answeredAt = (answer: Json): number => Number(answer['browserTime']) || 0;

/** An answer in words, with the rating that the same visitor gave in the same guide. */
export function pendoAnswer(answer: Json, poll: Poll, rating: number | null): DataPointPayload {
  const visitor = required(answer, 'visitorId');
  const isAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(visitor);
  return payloadOf({
    id: answerId(answer),
    createdAt: timeOf(answer, 'browserTime'),
    name: poll.guide,
    description: textOf(answer['pollResponse']).trim(),
    creator: personOf({ id: visitor, ...(isAddress && { email: visitor }) }),
    source: 'Pendo',
    fields: {
      question: poll.question,
      rating,
      account: textOf(answer['accountId']),
      app: textOf(answer['appId']),
    },
  });
}

/** Ratings and their texts are sent within minutes. */
const TOGETHER_MS = 3_600_000;

/** The rating that belongs to an answer in words. */
export function ratingOf(answer: Json, answers: readonly Json[], polls: ReadonlyMap<string, Poll>): number | null {
  const found = answers.find(
    (other) =>
      polls.get(textOf(other['pollId']))?.isNumber &&
      other['visitorId'] === answer['visitorId'] &&
      other['guideId'] === answer['guideId'] &&
      Math.abs(answeredAt(other) - answeredAt(answer)) <= TOGETHER_MS,
  );
  const rating = Number(found?.['pollResponse'] ?? Number.NaN);
  return Number.isNaN(rating) ? null : rating;
}
