import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type Asked, answering } from '../../../.storybook/answers.ts';
import { NoteQuestions } from './note-questions.tsx';
import { sampleQuestions } from './sample-questions.ts';

const items = Object.values(sampleQuestions);
const asked: Asked[] = [];
const answers = {
  'GET /api/v1/notes/n/questions': { items },
  'PUT /api/v1/questions/q1/response': { undoId: 'u' },
  'DELETE /api/v1/questions/q3': { undoId: 'u' },
};
const meta: Meta<typeof NoteQuestions> = {
  title: 'Surveys/Questions of a note',
  component: NoteQuestions,
  args: { noteId: 'n', reason: undefined },
  beforeEach: answering(answers, asked),
};
export default meta;
type Story = StoryObj<typeof NoteQuestions>;

export const Answered: Story = {
  play: async ({ canvasElement }) => {
    const response = await within(canvasElement).findByLabelText(
      'Response to: What do you check first in the morning?',
    );
    await userEvent.clear(response);
    await userEvent.type(response, 'The backlog.');
    await userEvent.tab();
    await waitFor(() => expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({ text: 'The backlog.' }));
    await expect(await within(document.body).findByText('Changed a response')).toBeVisible();
  },
};
export const Deleted: Story = {
  play: async ({ canvasElement }) => {
    const more = await within(canvasElement).findAllByRole('button', { name: 'More for this question' });
    await userEvent.click(more[2]!);
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Delete' }));
    await waitFor(() => expect(asked.some(({ method }) => method === 'DELETE')).toBe(true));
  },
};
export const ReadOnly: Story = {
  args: { reason: 'You don’t have edit permissions in this project' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByDisplayValue('The error rate.')).toHaveAttribute('readonly');
  },
};
