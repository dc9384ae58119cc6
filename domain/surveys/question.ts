import { type Uuid, refuse } from '../kernel/index.ts';

/** Document 001, section 3. */
export const QUESTION_TYPES = ['FREE_TEXT', 'MULTI_SELECT', 'SINGLE_SELECT'] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];

/** Characters of a question, of one option and of a response (document 001, section 5). */
export const QUESTION_TEXT_MAX = 40_000;
/** Characters of all options of a question as JSON (decision D50). */
const OPTIONS_ENCODED_MAX = 40_000;
/** Questions of a note, because they are shown whole (decided). */
export const QUESTIONS_MAX = 100;

export interface QuestionOption {
  readonly id: Uuid;
  readonly optionText: string;
}

/** The response of a participant: a text, or the options they chose. */
export type QuestionResponse = { readonly text: string } | { readonly optionIds: readonly Uuid[] };

/** A survey question on a note, with the response of the participant. */
export interface Question {
  id: Uuid;
  teamId: Uuid;
  noteId: Uuid;
  type: QuestionType;
  text: string;
  /** Empty for FREE_TEXT. */
  options: readonly QuestionOption[];
  response: QuestionResponse | null;
  rank: number;
  /** Counts up when the question or its response changes. */
  version: number;
  createdBy: Uuid;
  createdAt: Date;
  updatedAt: Date;
}

export interface SentQuestion {
  readonly type: QuestionType;
  readonly text: string;
  /** Options without an id are new. */
  readonly options?: readonly { readonly id?: Uuid | null; readonly optionText: string }[];
}

type Wording = Pick<Question, 'type' | 'text' | 'options'>;

/**
 * The words of a question as they are stored. Options keep the ids that the question `known` has.
 * @throws Refusal `ValidationError` for an empty text or option, options of a FREE_TEXT question, and `Too many
 * options.` (document 002, section 5)
 */
export function questionWording(sent: SentQuestion, newId: () => Uuid, known: readonly QuestionOption[] = []): Wording {
  const ids = new Set(known.map(({ id }) => id));
  const options = (sent.options ?? []).map(({ id, optionText }) => {
    const kept = id?.toLowerCase();
    if (kept !== undefined && !ids.delete(kept))
      refuse('ValidationError', 'Option not found', 'Send new options without an id, and each other option once.');
    return { id: kept ?? newId(), optionText: trimmed(optionText, 'An option') };
  });
  if (sent.type === 'FREE_TEXT' && options.length > 0)
    refuse('ValidationError', 'A FREE_TEXT question has no options', 'Leave them out, or choose another type.');
  if (sent.type !== 'FREE_TEXT' && options.length === 0)
    refuse('ValidationError', 'The question has no options', 'Add at least one.');
  if (JSON.stringify(options).length > OPTIONS_ENCODED_MAX) refuse('ValidationError', 'Too many options.');
  return { type: sent.type, text: trimmed(sent.text, 'The question'), options };
}

/**
 * A question with other words. Never loses a part of its response.
 * @throws Refusal `InvalidOperation` for another kind of question, or without a chosen option, while there is a response
 */
export function rewordedQuestion<Q extends Pick<Question, 'type' | 'response'>>(question: Q, wording: Wording): Q {
  const { response } = question;
  if (response !== null) {
    const kept =
      'text' in response
        ? wording.type === 'FREE_TEXT'
        : wording.type !== 'FREE_TEXT' &&
          (wording.type === 'MULTI_SELECT' || response.optionIds.length === 1) &&
          response.optionIds.every((id) => wording.options.some((option) => option.id === id));
    if (!kept)
      refuse('InvalidOperation', 'The response does not fit the changed question', 'Clear the response first.');
  }
  return { ...question, ...wording };
}

export interface SentResponse {
  readonly text?: string | null;
  readonly optionIds?: readonly Uuid[] | null;
}

/**
 * A response as it is stored; null for an empty one, which clears it. MULTI_SELECT keeps the order of the options.
 * @throws Refusal `ValidationError` for the key of another type, an unknown option, or two options of SINGLE_SELECT
 */
export function responseTo(
  { type, options }: Pick<Question, 'type' | 'options'>,
  { text, optionIds }: SentResponse,
): QuestionResponse | null {
  if (type === 'FREE_TEXT') {
    if (optionIds) refuse('ValidationError', 'A FREE_TEXT question has no options', 'Send `text`.');
    const words = text?.trim() ?? '';
    return words === '' ? null : { text: words };
  }
  if (text) refuse('ValidationError', `A ${type} question takes options`, 'Send `optionIds`.');
  const chosen = new Set((optionIds ?? []).map((id) => id.toLowerCase()));
  const known = options.filter(({ id }) => chosen.has(id)).map(({ id }) => id);
  if (known.length < chosen.size) refuse('ValidationError', 'Option not found', 'Choose options of this question.');
  if (type === 'SINGLE_SELECT' && known.length > 1)
    refuse('ValidationError', 'The question takes one option', 'Choose one of them.');
  return known.length === 0 ? null : { optionIds: known };
}

/** Whether two states of a question have the same words and response. */
export const sameQuestion = (one: Question, other: Question): boolean =>
  [one, other]
    .map(({ type, text, options, response }) =>
      JSON.stringify([
        type,
        text,
        options.map(({ id, optionText }) => [id, optionText]),
        response && ('text' in response ? response.text : response.optionIds),
      ]),
    )
    .every((json, _, [first]) => json === first);

function trimmed(text: string, what: string): string {
  const words = text.trim();
  return words === '' ? refuse('ValidationError', `${what} is empty`, 'Enter some words.') : words;
}
