import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { AnswerBlock } from './answer-block.tsx';
import { sampleFound } from './sample-answers.ts';

const meta: Meta<typeof AnswerBlock> = {
  title: 'Ask/Answer block',
  component: AnswerBlock,
  args: { words: 'What do people say about exports?' },
  beforeEach: answering({ 'GET /api/v1/answer': sampleFound }),
};
export default meta;
type Story = StoryObj<typeof AnswerBlock>;

export const OfAQuestion: Story = {
  play: async ({ canvasElement }) => {
    const { findByRole, getByRole } = within(canvasElement);
    await expect(await findByRole('region', { name: 'Answer' })).toHaveTextContent('Extracted');
    await expect(getByRole('link', { name: 'Ask in a conversation' })).toHaveAttribute(
      'href',
      '/ask?q=What+do+people+say+about+exports%3F',
    );
  },
};
export const OfWords: Story = {
  args: { words: 'exports' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('region', { name: 'Answer' })).toBeNull();
  },
};
