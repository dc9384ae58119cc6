import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { sampleHighlights, sampleTags } from './sample-highlights.ts';
import { SelectedHighlights } from './selected-highlights.tsx';

const meta: Meta<typeof SelectedHighlights> = {
  title: 'Highlights/Selected highlights',
  component: SelectedHighlights,
  args: {
    selected: sampleHighlights,
    tags: { choices: sampleTags, recentIds: ['t3'] },
    onAdd: fn(),
    onRemove: fn(),
    onClear: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof SelectedHighlights>;
const page = within(document.body);

export const AddsATag: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add tag' }));
    await userEvent.type(await page.findByRole('combobox', { name: 'Tag' }), 'asks{Enter}');
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledWith(sampleTags[2]));
  },
};
/** Only tags on a selected highlight can be removed. */
export const RemovesATag: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Remove tag' }));
    await page.findByRole('combobox', { name: 'Tag' });
    await expect(page.queryByRole('option', { name: /Asks a colleague/ })).toBeNull();
    await userEvent.click(page.getByRole('option', { name: /First page only/ }));
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledWith(sampleTags[1]));
  },
};
export const NothingToRemove: Story = { args: { selected: [{ ...sampleHighlights[2]! }] } };
