import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FindingThemes } from './finding-themes.tsx';

const meta: Meta<typeof FindingThemes> = { title: 'Channels/Finding themes', component: FindingThemes };
export default meta;
type Story = StoryObj<typeof FindingThemes>;

export const WhileDataPointsWait: Story = {
  args: { waiting: 230 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Finding themes of 230 data points');
  },
};
export const NothingOnceAllAreRead: Story = {
  args: { waiting: 0 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('status')).toBeNull();
  },
};
