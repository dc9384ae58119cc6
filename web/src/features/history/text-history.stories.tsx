import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { SAMPLE_COMPARISON, SAMPLE_VERSIONS } from './sample-versions.ts';
import { TextHistory } from './text-history.tsx';

const noteId = '00000000-0000-4000-8000-0000000000c1';
const asked: Asked[] = [];
const answers = {
  [`GET /api/v1/notes/${noteId}/versions`]: { items: SAMPLE_VERSIONS },
  ...Object.fromEntries(
    SAMPLE_VERSIONS.map(({ id }) => [`GET /api/v1/text-versions/${id}/comparison`, SAMPLE_COMPARISON]),
  ),
  [`POST /api/v1/text-versions/${SAMPLE_VERSIONS[1].id}/restoration`]: { undoId: noteId },
};
const meta: Meta<typeof TextHistory> = {
  title: 'History/Text history',
  component: TextHistory,
  args: { of: { kind: 'note', id: noteId }, reason: undefined, onRestored: fn() },
  parameters: { layout: 'fullscreen' },
  beforeEach: answering(answers, asked),
};
export default meta;
type Story = StoryObj<typeof TextHistory>;

export const Restored: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /Before coding/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore this version' }));
    await waitFor(() => expect(args.onRestored).toHaveBeenCalled());
    await expect(asked).toContainEqual(expect.objectContaining({ method: 'POST' }));
  },
};
export const ForReaders: Story = {
  args: { reason: 'You can only read this project' },
  play: async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole('button', { name: 'Name current version' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};
export const Unedited: Story = {
  beforeEach: answering({ [`GET /api/v1/notes/${noteId}/versions`]: { items: [] } }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No changes yet')).toBeVisible();
  },
};
