import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CountedAnswer } from './counted-answer.tsx';
import { sampleCount } from './sample-answers.ts';

const meta: Meta<typeof CountedAnswer> = {
  title: 'Ask/Counted answer',
  component: CountedAnswer,
  args: { counted: sampleCount },
};
export default meta;
type Story = StoryObj<typeof CountedAnswer>;

export const Notes: Story = {
  play: async ({ canvasElement }) => {
    const answer = within(canvasElement).getByRole('article', { name: 'Answer' });
    await expect(answer).toHaveTextContent(
      'Counted: notes that contain the word “cost”, dated since Jun 1, 2026; 7 of 19.',
    );
    await expect(within(answer).getByRole('link', { name: 'Show the notes' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/search\?/),
    );
  },
};
export const None: Story = {
  args: { counted: { ...sampleCount, count: 0 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};
