import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { asMember } from '../../../.storybook/workspace.tsx';
import { answering } from '../../../.storybook/answers.ts';
import { suggestions } from './examples.ts';
import { SpeakersOffer } from './speakers-offer.tsx';

const meta: Meta<typeof SpeakersOffer> = {
  title: 'People/Speakers offer',
  component: SpeakersOffer,
  decorators: [asMember()],
  args: { projectId: 'p1' },
};
export default meta;
type Story = StoryObj<typeof SpeakersOffer>;

export const Offered: Story = {
  beforeEach: answering({ 'GET /api/v1/projects/p1/speaker-suggestions': { items: suggestions, next: null } }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/ha(s a name|ve names) like/)).toBeVisible();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Link speakers…' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Link speakers to contacts' }));
    await expect(await dialog.findByRole('button', { name: /^Link \d/ })).toBeEnabled();
  },
};
export const WithoutMatches: Story = {
  beforeEach: answering({
    'GET /api/v1/projects/p1/speaker-suggestions': {
      items: suggestions.map((one) => ({ ...one, matches: [] })),
      next: null,
    },
  }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
