import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { asMember } from '../../../.storybook/workspace.tsx';
import { plainPoint, sampleChannel, samplePoint, sampleTopic } from './sample-channel.ts';
import { TopicSorting } from './topic-sorting.tsx';

const pathOf = (dataPointId: string): string =>
  `/api/v1/channels/${sampleChannel.id}/topics/${sampleTopic.id}/examples/${dataPointId}`;
const asked: Asked[] = [];
const meta: Meta<typeof TopicSorting> = {
  title: 'Channels/Sorting into a topic',
  component: TopicSorting,
  decorators: [asMember()],
  args: { channel: sampleChannel, topic: sampleTopic, dataPointId: samplePoint.id },
  beforeEach: answering(
    { [`PUT ${pathOf(samplePoint.id)}`]: { undoId: 'u1' }, [`PUT ${pathOf(plainPoint.id)}`]: { undoId: 'u2' } },
    asked,
  ),
};
export default meta;
type Story = StoryObj<typeof TopicSorting>;

/** A second press takes it back. */
export const Included: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const include = canvas.getByRole('button', { name: 'Always include' });
    await expect(include).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(include);
    await waitFor(() => expect(asked.at(-1)?.body).toEqual({ example: 'NONE' }));
  },
};
export const Excluded: Story = {
  args: { dataPointId: plainPoint.id },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Always include' }));
    await waitFor(() => expect(asked.at(-1)?.body).toEqual({ example: 'INCLUDE' }));
  },
};
export const ForReaders: Story = { args: { channel: { ...sampleChannel, level: 'READ' } } };
