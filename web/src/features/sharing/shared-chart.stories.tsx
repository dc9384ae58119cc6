import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { SharedChart } from './shared-chart.tsx';

const meta: Meta<typeof SharedChart> = {
  title: 'Sharing/Shared chart',
  component: SharedChart,
  args: {
    figures: {
      title: 'Tags',
      rows: [
        ['Tag', 'Highlights'],
        ['Price', '12'],
        ['Trust', '7'],
      ],
    },
  },
};
export default meta;

export const Numbers: StoryObj<typeof SharedChart> = {
  play: async () => {
    await expect(await screen.findByRole('columnheader', { name: 'Highlights' })).toBeVisible();
    await expect(screen.getByRole('cell', { name: '12' })).toBeVisible();
  },
};
