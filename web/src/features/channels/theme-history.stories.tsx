import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sampleChannel, sampleThemes } from './sample-channel.ts';
import { sampleExplanation } from './sample-explanation.ts';
import { ThemeHistory } from './theme-history.tsx';

const meta: Meta<typeof ThemeHistory> = {
  title: 'Channels/History of a theme',
  component: ThemeHistory,
  args: { channel: sampleChannel, theme: sampleThemes[0]!, history: sampleExplanation.history },
};
export default meta;

export const WithReasons: StoryObj<typeof ThemeHistory> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Both parts had little in common: similarity 0.21, limit 0.31.')).toBeVisible();
    await expect(canvas.getByText('A member merged them.')).toBeVisible();
    await expect(canvas.getByText(/said the same in a short time, where 1.3 were to be expected/)).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: 'Merge again' })).toBeEnabled();
  },
};
export const ForReaders: StoryObj<typeof ThemeHistory> = {
  args: { channel: { ...sampleChannel, level: 'READ' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Merge again' })).toBeDisabled();
  },
};
