import type { DataPointPayload, SourceChoice } from '@evident/domain/channels';
import { type Json, UnreadableField, recordOf, recordsOf, required, textOf } from '../common/json.ts';
import { type Message, payloadOf, personOf } from '../common/ticket.ts';

export const reviewId = (app: string, review: Json): string => {
  const id = textOf(review['reviewId']);
  return id && `${app}/${id}`;
};

/** The name that Google shows for people without one. */
const NO_NAME = ['', 'A Google user'];

/** A review with the answer of its developer. */
export function googlePlayReview(review: Json, app: SourceChoice): DataPointPayload {
  const id = required(review, 'reviewId');
  const comments = recordsOf(review['comments']);
  const said = recordOf(comments.find((one) => one['userComment'])?.['userComment']);
  const name = textOf(review['authorName']).trim();
  // People have no id. Those without a name are told apart by their review.
  const creator = personOf(NO_NAME.includes(name) ? { id } : { name });
  const [title, words] = wordsOf(said);
  const at = changedAt(said);
  return payloadOf({
    id: reviewId(app.id, review),
    url: `https://play.google.com/store/apps/details?${new URLSearchParams({ id: app.id, reviewId: id })}`,
    createdAt: at,
    name: title,
    creator,
    source: 'Google Play',
    fields: {
      rating: typeof said['starRating'] === 'number' ? said['starRating'] : null,
      version: textOf(said['appVersionName']),
      android: typeof said['androidOsVersion'] === 'number' ? said['androidOsVersion'] : null,
      device: textOf(recordOf(said['deviceMetadata'])['productName']) || textOf(said['device']),
      language: textOf(said['reviewerLanguage']),
      app: app.name,
      helpful: Number(said['thumbsUpCount']) || null,
    },
    conversation: [...(words === '' ? [] : [{ id, text: words, at, by: creator }]), ...comments.flatMap(answerOf)],
  });
}

/** The last time that a review or its answer changed, in milliseconds; NaN if its time cannot be read. */
export function lastChange(review: Json): number {
  try {
    const comments = recordsOf(review['comments']).flatMap(({ userComment, developerComment }) =>
      [userComment, developerComment].filter(Boolean).map(recordOf),
    );
    return Math.max(...comments.map((comment) => changedAt(comment).getTime()));
  } catch {
    return Number.NaN;
  }
}

/** Google puts a tab between title and words. */
function wordsOf(comment: Json): readonly [string, string] {
  const text = textOf(comment['text']);
  const tab = text.indexOf('\t');
  return tab < 0 ? ['', text.trim()] : [text.slice(0, tab).trim(), text.slice(tab + 1).trim()];
}

function answerOf({ developerComment }: Json): Message[] {
  const answer = recordOf(developerComment);
  const text = textOf(answer['text']).trim();
  return text === ''
    ? []
    : [{ id: 'answer', text, at: changedAt(answer), by: personOf({ name: 'Developer' }, 'TEAM') }];
}

function changedAt(comment: Json): Date {
  const seconds = Number(recordOf(comment['lastModified'])['seconds']);
  if (!(seconds > 0)) throw new UnreadableField('lastModified');
  return new Date(seconds * 1_000);
}
