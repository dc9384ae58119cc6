import type {
  FeedbackSource,
  SourceCredentials,
  SourcePage,
  SourceRequest,
} from '@evident/application/channels/feedback-source';
import type { DataPointPayload, SourceChoice, SourcePicker } from '@evident/domain/channels';
import { type Json, textOf } from '../common/json.ts';
import { chosenIn, pageOf, readEach, stateOf } from '../common/reading.ts';
import type { SourceOptions } from '../common/source-http.ts';
import { type Poll, answerId, answeredAt, pendoAnswer, pollsOf, ratingOf, timeIn } from './pendo-answer.ts';
import { PendoClient } from './pendo-client.ts';

interface State {
  /** The beginning of the days that are read, in milliseconds. */
  readonly from: number;
  /** The newest answer, in milliseconds. */
  readonly newest: number;
}

const DAY_MS = 86_400_000;
/** Days of a page; fewer if their answers are too many for one. */
const DAYS = [30, 5, 1];
/** How the client says that an answer is too large, or too slow. */
const TOO_MUCH = /answered with more than|did not answer in time/;
/** Answers of a page. Later ones of its days are read again. */
const ANSWERS_MAX = 500;
/** Answers of phones that were offline come late. */
const LATE_MS = 7 * DAY_MS;
const OVERLAP_MS = DAY_MS;

const dayOf = (time: number): number => Math.floor(time / DAY_MS) * DAY_MS;

/** Answers in words to polls and NPS surveys of Pendo, month by month. */
export class PendoSource implements FeedbackSource {
  constructor(private readonly options: SourceOptions) {}

  async account(credentials: SourceCredentials, signal: AbortSignal): Promise<{ readonly name: string }> {
    const client = new PendoClient(this.options, credentials);
    await client.guides(signal);
    return { name: client.name };
  }

  /** Pendo names apps by their number only. */
  async choices(
    credentials: SourceCredentials,
    _picker: SourcePicker['name'],
    _words: string,
    signal: AbortSignal,
  ): Promise<readonly SourceChoice[]> {
    const guides = await new PendoClient(this.options, credentials).guides(signal);
    const ids = new Set(guides.map(({ appId }) => textOf(appId)).filter((id) => id !== ''));
    return [...ids].toSorted().map((id) => ({ id, name: `App ${id}` }));
  }

  async page({ credentials, configuration, cursor, since, signal }: SourceRequest): Promise<SourcePage> {
    const client = new PendoClient(this.options, credentials);
    const begin = since.getTime();
    const state = stateOf<State>(cursor, { from: begin, newest: begin });
    const from = Math.max(state.from, begin);
    const first = dayOf(from);
    const { answers, days } = await answersFrom(client, first, signal);
    const polls = answers.length > 0 ? pollsOf(await client.guides(signal)) : new Map<string, Poll>();
    const apps = chosenIn(configuration, 'apps');
    const texts = answers.filter(
      (answer) =>
        polls.get(textOf(answer['pollId']))?.isText &&
        textOf(answer['pollResponse']).trim() !== '' &&
        (apps === null || apps.has(textOf(answer['appId']))) &&
        !(Number(answer['browserTime']) < from),
    );
    const read = await readEach({
      items: texts.slice(0, ANSWERS_MAX),
      done: [],
      idOf: answerId,
      read: (answer) => answerIn(answer, answers, polls),
      what: 'an answer',
      signal,
    });
    const newest = Math.max(state.newest, answeredAt(answers.at(-1) ?? {}));
    const now = this.options.now().getTime();
    const end = answeredAt(texts[ANSWERS_MAX] ?? {}) || first + days * DAY_MS;
    const more = end <= now;
    const again = Math.max(newest, now - LATE_MS) - OVERLAP_MS;
    return pageOf(read, { state, next: { from: more ? end : again, newest } satisfies State, more });
  }

  async item(
    externalId: string,
    { credentials, signal }: Omit<SourceRequest, 'cursor' | 'since'>,
  ): Promise<DataPointPayload | null> {
    const time = timeIn(externalId);
    if (time === null) return null;
    const client = new PendoClient(this.options, credentials);
    const answers = await client.answers(dayOf(time), 1, signal);
    const answer = answers.find((one) => answerId(one) === externalId);
    return answer ? answerIn(answer, answers, pollsOf(await client.guides(signal))) : null;
  }
}

async function answersFrom(client: PendoClient, first: number, signal: AbortSignal) {
  let thrown: unknown;
  for (const days of DAYS)
    try {
      const answers = await client.answers(first, days, signal);
      return { answers: answers.toSorted((one, other) => answeredAt(one) - answeredAt(other)), days };
    } catch (error) {
      if (!TOO_MUCH.test((error as Error).message)) throw error;
      thrown = error;
    }
  throw thrown;
}

function answerIn(answer: Json, answers: readonly Json[], polls: ReadonlyMap<string, Poll>): DataPointPayload | null {
  const poll = polls.get(textOf(answer['pollId']));
  return poll ? pendoAnswer(answer, poll, ratingOf(answer, answers, polls)) : null;
}
