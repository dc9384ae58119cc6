import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sampleTags } from './sample-highlights.ts';
import { TagPicker } from './tag-picker.tsx';

const meta: Meta<typeof TagPicker> = {
  title: 'Highlights/Tag picker',
  component: TagPicker,
  args: { choices: sampleTags, recentIds: ['t2'], onPick: fn(), onClose: fn() },
};
export default meta;
type Story = StoryObj<typeof TagPicker>;

export const RecentFirst: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('combobox');
    await expect(within(canvasElement).getAllByRole('option')[0]).toHaveTextContent('First page only');
    await userEvent.type(field, '1');
    await expect(args.onPick).toHaveBeenCalledWith(sampleTags[1]);
  },
};
export const Suggested: Story = {
  args: { suggestedIds: ['t3'] },
  play: async ({ canvasElement, args }) => {
    const group = within(within(canvasElement).getByRole('group', { name: 'Suggested tags' }));
    await userEvent.click(group.getByRole('button'));
    await expect(args.onPick).toHaveBeenCalledWith(sampleTags[2]);
  },
};
export const TypedToFind: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'asks');
    await expect(within(canvasElement).getAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('{Enter}');
    await expect(args.onPick).toHaveBeenCalledWith(sampleTags[2]);
  },
};
/** Enter applies what was typed, not a tag that is spelled almost like it. */
export const SpelledAlike: Story = {
  args: { choices: [{ ...sampleTags[0]!, title: 'Onboarding' }] },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'Offboarding');
    const rows = within(canvasElement).getAllByRole('option');
    await expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Create “Offboarding”',
      expect.stringContaining('Onboarding'),
    ]);
    await userEvent.keyboard('{Enter}');
    await expect(args.onPick).toHaveBeenCalledWith({ title: 'Offboarding' });
  },
};
export const MakesANewOne: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'Pricing{Enter}');
    await expect(args.onPick).toHaveBeenCalledWith({ title: 'Pricing' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};
/** The field stays for the next name. Enter without a name closes. */
export const OneAfterAnother: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('combobox');
    await userEvent.keyboard('Pricing{Enter}heise{Enter}');
    await expect(args.onPick).toHaveBeenNthCalledWith(1, { title: 'Pricing' });
    await expect(args.onPick).toHaveBeenNthCalledWith(2, { title: 'heise' });
    await expect(field).toHaveFocus();
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPick).toHaveBeenCalledTimes(2);
    await expect(args.onClose).toHaveBeenCalled();
  },
};
export const OnlyThoseThereAre: Story = {
  args: { whyNoNew: 'You don’t have edit permissions in this project' },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'Pricing{Enter}');
    await expect(within(canvasElement).getByText('You don’t have edit permissions in this project')).toBeVisible();
    await expect(args.onPick).not.toHaveBeenCalled();
  },
};
