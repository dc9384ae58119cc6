import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Failures, FirstItems } from './first-items.tsx';
import { SAMPLE_PREVIEW } from './sample-import.ts';

const meta: Meta<typeof FirstItems> = {
  title: 'Channels/First items',
  component: FirstItems,
  args: { items: SAMPLE_PREVIEW.items },
};
export default meta;
type Story = StoryObj<typeof FirstItems>;

export const Items: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('The export fails since Monday.')).toBeVisible();
  },
};
export const SomeOfTheFailures: Story = {
  render: () => <Failures failures={SAMPLE_PREVIEW.failures} total={1_200} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Can’t be imported (the first 1 of 1,200)')).toBeVisible();
  },
};
