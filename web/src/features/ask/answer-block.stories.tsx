import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { AnswerBlock } from './answer-block.tsx';
import { sampleFound } from './sample-answers.ts';

const EXTRACTED = { method: 'EXTRACTED', model: null, host: null, region: null, embeddingHost: null };
const asked: Asked[] = [];

const meta: Meta<typeof AnswerBlock> = {
  title: 'Ask/Answer block',
  component: AnswerBlock,
  args: { words: 'What do people say about exports?' },
  beforeEach: answering({ 'GET /api/v1/answer': sampleFound, 'GET /api/v1/ai': EXTRACTED }),
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
export const WithoutAnswer: Story = {
  beforeEach: answering({
    'GET /api/v1/answer': {
      ...sampleFound,
      passages: [],
      citations: [],
      sentences: { sections: [], citations: [] },
      searched: { ...sampleFound.searched, language: 'de' },
    },
    'GET /api/v1/ai': EXTRACTED,
  }),
  play: async ({ canvasElement }) => {
    const { findByRole } = within(canvasElement);
    const answer = await findByRole('region', { name: 'Answer' });
    await expect(answer).toHaveTextContent('No passage answers this question well enough to be shown.');
    await expect(answer).toHaveTextContent('The question is in German, and the sources are not.');
  },
};
export const OfWords: Story = {
  args: { words: 'exports' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('region', { name: 'Answer' })).toBeNull();
  },
};
export const WhileAiIsOff: Story = {
  beforeEach: answering({ 'GET /api/v1/ai': { ...EXTRACTED, method: 'OFF' } }, asked),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/AI is off in this workspace/)).toBeVisible();
    await expect(asked.map(({ path }) => path)).not.toContain('/api/v1/answer');
  },
};
