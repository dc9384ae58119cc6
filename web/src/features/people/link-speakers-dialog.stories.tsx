import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { ADA, suggestions } from './examples.ts';
import { LinkSpeakersDialog } from './link-speakers-dialog.tsx';

const asked: Asked[] = [];
const meta: Meta<typeof LinkSpeakersDialog> = {
  title: 'People/Link speakers',
  component: LinkSpeakersDialog,
  args: { projectId: 'p1', onClose: fn() },
  beforeEach: answering(
    {
      'GET /api/v1/projects/p1/speaker-suggestions': { items: suggestions, next: null },
      'POST /api/v1/projects/p1/speaker-links': { undoId: ADA, linked: 2, created: 1 },
    },
    asked,
  ),
};
export default meta;
type Story = StoryObj<typeof LinkSpeakersDialog>;

export const InBulk: Story = {
  play: async ({ args }) => {
    const screen = within(document.body);
    await expect(await screen.findByRole('button', { name: 'Link 1 speaker' })).toBeEnabled();
    await userEvent.click(screen.getByRole('button', { name: 'Choose all' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Link 2 speakers' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
      links: [
        { noteId: 'n1', speakerId: 's1', personId: ADA },
        { noteId: 'n1', speakerId: 's2', personId: null },
      ],
    });
  },
};
