import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sampleText } from '../../ai/sample-text.ts';
import { AnswerMessage } from './answer-message.tsx';
import { sampleAnswer } from './sample-answers.ts';

const meta: Meta<typeof AnswerMessage> = {
  title: 'Ask/Answer',
  component: AnswerMessage,
  args: { answer: sampleAnswer, text: sampleAnswer.text!, rating: null, onRate: fn(), onFollowUp: fn(), onRetry: fn() },
};
export default meta;
type Story = StoryObj<typeof AnswerMessage>;

export const Extracted: Story = {
  play: async ({ canvasElement, args }) => {
    const { getByRole, getByText } = within(canvasElement);
    const passages = within(getByRole('list', { name: 'Passages' }));
    await expect(passages.getAllByRole('listitem')).toHaveLength(3);
    await expect(passages.getAllByRole('mark')[0]).toHaveTextContent('I check every number twice before I send it.');
    await expect(passages.getByText('Do you trust the numbers of the export?')).toBeVisible();
    await expect(getByText('From 1 source in 1 project')).toBeVisible();
    await userEvent.click(getByRole('button', { name: 'Good answer' }));
    await expect(args.onRate).toHaveBeenCalledWith('UP');
    await userEvent.click(getByRole('button', { name: 'What else does Participant 3 say about this?' }));
    await expect(args.onFollowUp).toHaveBeenCalledWith('What else does Participant 3 say about this?');
  },
};
export const Rated: Story = { args: { rating: 'UP', onFollowUp: null } };
export const Written: Story = { args: { text: sampleText() } };
export const NotFound: Story = {
  args: {
    answer: { ...sampleAnswer, summary: '', citations: [], passages: [], followUps: [] },
    text: sampleText({ content: { sections: [], citations: [] }, reason: 'NOT_ENOUGH_DATA' }),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No passage answers this well enough to be shown.')).toBeVisible();
  },
};
export const Failed: Story = {
  args: {
    text: sampleText({
      content: { sections: [], citations: [] },
      state: 'FAILED',
      reason: 'The model does not answer. Try again later.',
    }),
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
