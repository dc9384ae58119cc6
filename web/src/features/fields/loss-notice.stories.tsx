import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { LossNotice } from './loss-notice.tsx';

const meta: Meta<typeof LossNotice> = {
  title: 'Fields/Loss notice',
  component: LossNotice,
  args: {
    preview: {
      valueCount: 40,
      lossCount: 12,
      samples: [
        { value: 'many', count: 9 },
        { value: 'none', count: 1 },
      ],
      settings: {},
    },
  },
};
export default meta;
type Story = StoryObj<typeof LossNotice>;

export const SomeValues: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('12 of 40 values would be lost:')).toBeVisible();
    await expect(canvas.getByText('and 2 more')).toBeVisible();
  },
};
