import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { emptyTopic, sampleTopic } from './sample-channel.ts';
import { TopicFacts } from './topic-facts.tsx';

const meta: Meta<typeof TopicFacts> = {
  title: 'Channels/Topic facts',
  component: TopicFacts,
  args: { topic: sampleTopic },
};
export default meta;
type Story = StoryObj<typeof TopicFacts>;

export const Found: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('2 examples, 1 never included')).toBeVisible();
    await expect(canvas.getByText(/^Growing: 1.2 to 5.1 times as many people/)).toBeVisible();
  },
};
export const WithoutExamples: Story = { args: { topic: emptyTopic } };
export const BeingFound: Story = { args: { topic: { ...sampleTopic, ready: false } } };
