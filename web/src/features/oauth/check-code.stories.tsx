import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CheckCode } from './check-code.tsx';

const meta: Meta<typeof CheckCode> = {
  title: 'OAuth/Check code',
  component: CheckCode,
  args: { code: '2FT-QB1', service: 'Zoom' },
};
export default meta;

export const Shown: StoryObj<typeof CheckCode> = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('2FT-QB1')).toBeVisible();
  },
};
