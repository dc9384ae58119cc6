import { ids } from './filtered-samples.ts';

interface SurveyedNote {
  readonly id: string;
  /** Responses to FREE_TEXT questions. */
  readonly answers: readonly string[];
  /** The option of a SINGLE_SELECT question that was chosen; null without a response. */
  readonly chosen: string | null;
}

/** The answers by which a note is found. */
export const answersOf = ({ answers, chosen }: SurveyedNote): string[] => [
  ...answers,
  ...(chosen === null ? [] : [chosen]),
];

/** Rows of its survey questions. Options that were not chosen are no answers. */
export function questionsOf({ id, answers, chosen }: SurveyedNote): object[] {
  const options = [chosen ?? 'trust', 'cafe'].map((optionText) => ({ id: ids(1)[0]!, optionText }));
  const response = chosen === null ? null : { optionIds: [options[0]!.id] };
  return [
    ...answers.map((text) => ({ type: 'FREE_TEXT', options: [], response: { text } })),
    { type: 'SINGLE_SELECT', options, response },
  ].map((question, rank) => ({
    ...question,
    id: ids(1)[0]!,
    note_id: id,
    text: 'Trust the number?',
    options: JSON.stringify(question.options),
    response: question.response && JSON.stringify(question.response),
    rank,
  }));
}
