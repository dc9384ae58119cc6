import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AnswerPassages } from './answer-passages.tsx';
import { sampleAnswer, samplePassages } from './sample-answers.ts';

const { citations } = sampleAnswer;

const meta: Meta<typeof AnswerPassages> = {
  title: 'Ask/Passages',
  component: AnswerPassages,
  args: { passages: samplePassages, citations },
};
export default meta;
type Story = StoryObj<typeof AnswerPassages>;

export const WithNeighbors: Story = {
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('listitem');
    const { getByRole, getByText } = within(first!);
    await expect(getByRole('mark')).toHaveTextContent('I check every number twice before I send it.');
    await expect(getByText('Interviewer:')).toBeVisible();
    await expect(getByRole('link', { name: 'Interview with a finance lead' })).toBeVisible();
    await expect(getByRole('button', { name: /^Play/ })).toBeVisible();
  },
};
export const OfWordsThatAreGone: Story = {
  args: { passages: samplePassages.slice(0, 1), citations: [{ ...citations[0]!, lost: true }] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('The words are no longer in the note.')).toBeVisible();
  },
};
