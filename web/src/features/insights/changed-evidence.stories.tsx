import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { ChangedEvidence } from './changed-evidence.tsx';
import { insight } from './examples.ts';

const published = { ...insight, publishedAt: '2026-03-14T09:26:53.589Z' };
const meta: Meta<typeof ChangedEvidence> = {
  title: 'Insights/Changed evidence',
  component: ChangedEvidence,
  args: { insight: published, onPublish: fn(() => Promise.resolve()) },
  beforeEach: answering({
    [`GET /api/v1/insights/${insight.id}/evidence`]: {
      items: [],
      strength: insight.strength,
      changed: [
        { highlightId: 'a', change: 'CHANGED', before: 'I never trust the total', after: 'I seldom trust the total' },
        { highlightId: 'b', change: 'REDACTED', before: null, after: 'My name is ████' },
        { highlightId: 'c', change: 'DELETED', before: 'It is too slow', after: null },
      ],
    },
  }),
};
export default meta;
type Story = StoryObj<typeof ChangedEvidence>;

export const PublishedAgain: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Show changes' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await expect(dialog.getByText('never')).toBeVisible();
    await expect(dialog.getByText('seldom')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Publish again' }));
    await waitFor(() => expect(args.onPublish).toHaveBeenCalledOnce());
  },
};
export const NotPublished: Story = {
  args: { insight },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('changed since');
  },
};
