import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { HighlightCard } from './highlight-card.tsx';
import { sampleHighlight } from './sample-highlights.ts';

const meta: Meta<typeof HighlightCard> = {
  title: 'Highlights/Card',
  component: HighlightCard,
  args: {
    highlight: sampleHighlight(),
    onTag: fn(),
    onUntag: fn(),
    onCopyLink: fn(),
    onShare: fn(),
    onComment: fn(),
    onRemove: fn(),
    onClose: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof HighlightCard>;

export const Tagged: Story = {
  play: async ({ canvasElement, args }) => {
    const card = within(canvasElement);
    await userEvent.click(card.getByRole('button', { name: 'Remove Trust in the numbers' }));
    await expect(args.onUntag).toHaveBeenCalledWith(expect.objectContaining({ id: 't1' }));
    for (const [name, asked] of [
      ['Copy link', args.onCopyLink],
      ['Comment on the highlight', args.onComment],
      ['Share highlight', args.onShare],
      ['Remove highlight', args.onRemove],
      ['Add a tag', args.onTag],
      ['Close', args.onClose],
    ] as const) {
      await userEvent.click(card.getByRole('button', { name }));
      await expect(asked).toHaveBeenCalled();
    }
  },
};
export const StarAndNote: Story = {
  args: { onAbout: fn(), onJoin: { next: fn() } },
  play: async ({ canvasElement, args }) => {
    const card = within(canvasElement);
    await userEvent.click(card.getByRole('button', { name: 'Star for the team' }));
    await expect(args.onAbout).toHaveBeenCalledWith({ starred: true });
    await userEvent.click(card.getByRole('button', { name: 'Add a note' }));
    await userEvent.type(card.getByLabelText('Note on this highlight'), 'Ask again');
    await userEvent.click(card.getByRole('button', { name: 'Save note' }));
    await expect(args.onAbout).toHaveBeenLastCalledWith({ remark: 'Ask again' });
    await userEvent.click(card.getByRole('button', { name: 'More for this highlight' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Join with the highlight after' }));
    await expect(args.onJoin?.next).toHaveBeenCalled();
  },
};
export const Untagged: Story = { args: { highlight: sampleHighlight({ tags: [] }) } };
export const BeingKept: Story = {
  args: { highlight: sampleHighlight({ id: 'new-1' }) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add a tag' }));
    await expect(args.onTag).toHaveBeenCalled();
    await expect(within(canvasElement).getByText('Saving…')).toBeVisible();
    await expect(within(canvasElement).queryByRole('button', { name: 'Remove highlight' })).toBeNull();
  },
};
export const ReadOnly: Story = {
  args: { reason: 'Unavailable in read-only mode' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Remove highlight' }));
    await expect(args.onRemove).not.toHaveBeenCalled();
    await expect(within(canvasElement).queryByRole('button', { name: /^Remove Trust/ })).toBeNull();
  },
};
