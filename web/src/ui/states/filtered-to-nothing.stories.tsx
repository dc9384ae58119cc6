import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FilteredToNothing } from './filtered-to-nothing.tsx';

const meta: Meta<typeof FilteredToNothing> = {
  title: 'States/Filtered to nothing',
  component: FilteredToNothing,
  args: { things: 'notes', onClear: fn() },
};
export default meta;
type Story = StoryObj<typeof FilteredToNothing>;

export const CountKnown: Story = {
  args: { of: 1243 },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Clear the filter' }));
    await expect(args.onClear).toHaveBeenCalled();
  },
};
export const CountUnknown: Story = {};
export const SaysTheFilter: Story = {
  args: { of: 203, by: '“checkout” in the title, without survey.csv' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'The filter hides all 203 notes: “checkout” in the title, without survey.csv.',
    );
  },
};
