import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Conditions } from './conditions.tsx';

const meta: Meta<typeof Conditions> = { title: 'Automation/Conditions', component: Conditions };
export default meta;

export const Some: StoryObj<typeof Conditions> = {
  args: {
    of: [
      { words: 'its title contains “churn”', met: true },
      { words: 'it is imported', met: false },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Not met' })).toBeVisible();
  },
};
