import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Growth } from './growth.tsx';
import { sampleThemes } from './sample-channel.ts';

const meta: Meta<typeof Growth> = { title: 'Channels/Growth', component: Growth };
export default meta;
type Story = StoryObj<typeof Growth>;

export const Growing: Story = {
  args: { growth: sampleThemes[1]!.growth },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Growing')).toBeVisible();
  },
};
export const Shrinking: Story = { args: { growth: sampleThemes[0]!.growth } };
/** Nothing is claimed. */
export const TooFewPeople: Story = {
  args: { growth: sampleThemes[2]!.growth },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('');
  },
};
