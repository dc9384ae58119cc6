import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sampleThemes } from './sample-channel.ts';
import { ThemeFacts } from './theme-facts.tsx';

const meta: Meta<typeof ThemeFacts> = {
  title: 'Channels/Theme facts',
  component: ThemeFacts,
  args: { theme: sampleThemes[1]! },
};
export default meta;

export const OfASuggestedTheme: StoryObj<typeof ThemeFacts> = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('64 people')).toBeVisible();
    await expect(within(canvasElement).getByText('Suggested title')).toBeVisible();
  },
};
export const OfATitledTheme: StoryObj<typeof ThemeFacts> = {
  args: { theme: sampleThemes[0]! },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('Suggested title')).toBeNull();
  },
};
