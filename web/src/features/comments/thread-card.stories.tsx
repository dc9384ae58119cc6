import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { OF, resolvedThread, sampleComment, sampleReply, sampleThread } from './sample-threads.ts';
import { ThreadCard } from './thread-card.tsx';

const meta: Meta<typeof ThreadCard> = {
  title: 'Comments/Thread',
  component: ThreadCard,
  args: {
    of: OF,
    thread: sampleThread(),
    chosen: false,
    manages: false,
    moving: false,
    onChoose: fn(),
    onReply: fn(),
    onEdit: fn(),
    onDelete: fn(),
    onResolve: fn(),
    onMove: fn(),
    onCopyLink: fn(),
  },
  beforeEach: answering({ 'GET /api/v1/mentionable-members': { items: [] } }),
};
export default meta;
type Story = StoryObj<typeof ThreadCard>;

export const Open: Story = {
  play: async ({ canvasElement, args }) => {
    const card = within(canvasElement);
    await userEvent.click(card.getByRole('button', { name: 'I never trust the first number' }));
    await expect(args.onChoose).toHaveBeenCalled();
    await userEvent.type(card.getByRole('textbox', { name: 'Reply' }), 'Thanks');
    await userEvent.click(card.getByRole('button', { name: /^Reply/ }));
    await expect(args.onReply).toHaveBeenCalledWith({ text: 'Thanks', mentions: [], links: [] });
    await userEvent.click(card.getByRole('button', { name: 'Resolve thread' }));
    await expect(args.onResolve).toHaveBeenCalledWith(true);
  },
};
export const Resolved: Story = {
  args: { thread: resolvedThread() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Reopen thread' }));
    await expect(args.onResolve).toHaveBeenCalledWith(false);
  },
};
export const LostWords: Story = {
  args: { thread: sampleThread({ highlight: { ...sampleThread().highlight!, lost: true } }) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Attach to other words' }));
    await expect(args.onMove).toHaveBeenCalledWith(true);
  },
};
export const WithoutTheFirst: Story = {
  args: {
    thread: sampleThread({ comments: [sampleComment({ text: '', deleted: true }), sampleReply()], commentCount: 30 }),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('This comment was deleted.')).toBeVisible();
    await expect(within(canvasElement).getByRole('button', { name: 'Show 29 more comments' })).toBeVisible();
  },
};
