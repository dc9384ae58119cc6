import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Matched } from './matched.tsx';
import { noteFound } from './sample-results.ts';

const meta: Meta<typeof Matched> = {
  title: 'Search/Matched words',
  component: Matched,
  args: { fragments: noteFound.preview.content },
};
export default meta;
type Story = StoryObj<typeof Matched>;

export const InContext: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('dashboard').tagName).toBe('MARK');
  },
};
