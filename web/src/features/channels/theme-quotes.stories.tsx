import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sampleThemes } from './sample-channel.ts';
import { ThemeQuotes } from './theme-quotes.tsx';

const meta: Meta<typeof ThemeQuotes> = {
  title: 'Channels/Quotes of a theme',
  component: ThemeQuotes,
  args: { theme: sampleThemes[0]! },
};
export default meta;
type Story = StoryObj<typeof ThemeQuotes>;

export const Typical: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: '“Nobody answers in the chat.”' });
    await expect(link.getAttribute('href')).toContain(`/data/${sampleThemes[0]!.quotes[1]!.dataPointId}`);
  },
};
