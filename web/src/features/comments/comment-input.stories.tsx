import { mentionOf } from '@evident/domain/comments';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { CommentInput } from './comment-input.tsx';
import { ADA, BEN, OF } from './sample-threads.ts';

const meta: Meta<typeof CommentInput> = {
  title: 'Comments/Field',
  component: CommentInput,
  args: { of: OF, label: 'Comment on the note', action: 'Comment', onSend: fn() },
  beforeEach: answering({ 'GET /api/v1/mentionable-members': { items: [ADA, BEN] } }),
};
export default meta;
type Story = StoryObj<typeof CommentInput>;

export const Mentioning: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Comment on the note' });
    await userEvent.type(field, 'Is this so, @');
    await expect(await canvas.findByRole('option', { name: 'Ben Okri' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(field).toHaveValue('Is this so, @Ben Okri '));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onSend).toHaveBeenCalledWith(
      { text: `Is this so, ${mentionOf(BEN.id)}`, mentions: [BEN], links: [] },
      { typed: 'Is this so, @Ben Okri ', picked: [{ label: '@Ben Okri', token: mentionOf(BEN.id) }] },
    );
    await waitFor(() => expect(field).toHaveValue(''));
  },
};
export const Canceled: Story = {
  args: { open: true, focused: true, onCancel: fn() },
  play: async ({ canvasElement, args }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('textbox')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalled();
  },
};
export const NotAllowed: Story = {
  args: { reason: 'Viewers cannot comment in this project' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toBeDisabled();
  },
};
