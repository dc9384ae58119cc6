import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { asMember } from '../../../.storybook/workspace.tsx';
import { clearToasts, toasts } from '../../kernel/toasts.ts';
import { AddToTopic } from './add-to-topic.tsx';
import { plainPoint, sampleChannel, sampleTopic } from './sample-channel.ts';

const topics = `/api/v1/channels/${sampleChannel.id}/topics`;
const example = `${topics}/${sampleTopic.id}/examples/${plainPoint.id}`;
const asked: Asked[] = [];
const answers = { [`GET ${topics}`]: { items: [sampleTopic], next: null }, [`PUT ${example}`]: { undoId: 'u1' } };
const meta: Meta<typeof AddToTopic> = {
  title: 'Channels/Add to a topic',
  component: AddToTopic,
  decorators: [asMember()],
  args: { channelId: sampleChannel.id, dataPointId: plainPoint.id },
  beforeEach: answering(answers, asked),
};
export default meta;
type Story = StoryObj<typeof AddToTopic>;

export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(asked.some(({ path }) => path === topics)).toBe(true));
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add to a topic…' }));
    await userEvent.click(await within(document.body).findByText(/^Late deliveries/));
    await waitFor(() => expect(asked.find(({ path }) => path === example)?.body).toEqual({ example: 'INCLUDE' }));
  },
};
/** The first topic is made with it. */
export const WithoutTopics: Story = {
  beforeEach: answering(
    { [`GET ${topics}`]: { items: [], next: null }, [`POST ${topics}`]: { id: sampleTopic.id } },
    asked,
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add to a topic…' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'New topic' }));
    await userEvent.type(dialog.getByRole('textbox'), 'Lost parcels');
    await userEvent.click(dialog.getByRole('button', { name: 'Create topic' }));
    await waitFor(() =>
      expect(toasts.get().at(-1)).toMatchObject({
        title: 'Created topic “Lost parcels”',
        link: expect.stringContaining(`/t/${sampleTopic.id}`),
      }),
    );
    clearToasts();
  },
};
