import type { QuestionView } from '@evident/domain/surveys';

const question = (id: string, more: Partial<QuestionView>): QuestionView => ({
  id,
  noteId: 'n',
  type: 'FREE_TEXT',
  text: 'What do you check first in the morning?',
  options: [],
  response: null,
  version: 1,
  createdAt: '2026-03-14T09:26:53.589Z',
  updatedAt: '2026-03-14T09:26:53.589Z',
  ...more,
});
const options = [
  { id: 'o1', optionText: 'Revenue' },
  { id: 'o2', optionText: 'Churn' },
];

/** One question of each type, for stories. */
export const sampleQuestions = {
  written: question('q1', { response: { text: 'The error rate.' } }),
  several: question('q2', { type: 'MULTI_SELECT', text: 'Which dashboards do you open every week?', options }),
  single: question('q3', {
    type: 'SINGLE_SELECT',
    text: 'Which one would you miss most?',
    options,
    response: { optionIds: ['o2'] },
  }),
};
