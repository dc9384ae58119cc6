import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { type Asked, answering, refusal } from '../../../.storybook/answers.ts';
import { QuestionDialog } from './question-dialog.tsx';
import { sampleQuestions } from './sample-questions.ts';

const meta: Meta<typeof QuestionDialog> = {
  title: 'Surveys/Question dialog',
  component: QuestionDialog,
  args: { noteId: 'n', question: null, onClose: fn() },
};
export default meta;
type Story = StoryObj<typeof QuestionDialog>;

const asked: Asked[] = [];
const dialog = async () => within(await within(document.body).findByRole('dialog'));

export const AddsAQuestion: Story = {
  beforeEach: answering({ 'POST /api/v1/notes/n/questions': { id: 'q' } }, asked),
  play: async ({ args }) => {
    const form = await dialog();
    await userEvent.type(form.getByLabelText(/Question/), 'Why?');
    await userEvent.click(form.getByRole('button', { name: 'Add question' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
      type: 'FREE_TEXT',
      text: 'Why?',
      options: [],
    });
  },
};
export const KeepsTheIdsOfOptions: Story = {
  args: { question: sampleQuestions.single },
  beforeEach: answering({ 'PATCH /api/v1/questions/q3': { undoId: 'u' } }, asked),
  play: async ({ args }) => {
    const form = await dialog();
    await userEvent.click(form.getByRole('button', { name: 'Remove Revenue' }));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(asked.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
      options: [{ id: 'o2', optionText: 'Churn' }],
    });
  },
};
export const Refused: Story = {
  beforeEach: answering({
    'POST /api/v1/notes/n/questions': () => refusal(400, 'ValidationError', 'Too many options.'),
  }),
  play: async () => {
    const form = await dialog();
    await userEvent.type(form.getByLabelText(/Question/), 'Why?');
    await userEvent.click(form.getByRole('button', { name: 'Add question' }));
    await expect(await form.findByText(/Too many options/)).toBeVisible();
  },
};
