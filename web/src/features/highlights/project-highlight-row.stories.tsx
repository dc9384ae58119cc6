import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ProjectHighlightRow } from './project-highlight-row.tsx';
import { sampleHighlight } from './sample-highlights.ts';

const meta: Meta<typeof ProjectHighlightRow> = {
  title: 'Highlights/Project highlight row',
  component: ProjectHighlightRow,
  args: { highlight: sampleHighlight(), selected: false, onSelect: fn() },
};
export default meta;
type Story = StoryObj<typeof ProjectHighlightRow>;

export const Selectable: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select “I never trust the first number”' }));
    await expect(args.onSelect).toHaveBeenCalledWith(true, false);
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/data/n1#highlight-h1');
  },
};
export const Selected: Story = { args: { selected: true } };
export const ReadOnly: Story = { args: { selected: null } };
export const LostAndLong: Story = {
  args: {
    highlight: sampleHighlight({
      lost: true,
      text: 'I never trust the first number that I see on a dashboard. '.repeat(12),
      noteTitle: 'A very long title of a note that goes on and on '.repeat(3),
    }),
  },
};
