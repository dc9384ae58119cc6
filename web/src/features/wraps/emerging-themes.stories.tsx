import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { EmergingThemes } from './emerging-themes.tsx';
import { sampleWrap } from './sample-wrap.ts';

const meta: Meta<typeof EmergingThemes> = {
  title: 'Wraps/Emerging themes',
  component: EmergingThemes,
  args: { themes: sampleWrap.blocks.find(({ type }) => type === 'graph')!.items },
};
export default meta;

export const Grew: StoryObj<typeof EmergingThemes> = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Emerging themes' });
    await expect(within(canvasElement).getByText('Week before')).toBeVisible();
    await expect(within(list).getByText('1 → 8')).toBeVisible();
  },
};
