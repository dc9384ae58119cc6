import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { answering, refusal, type Asked } from '../../../.storybook/answers.ts';
import { OpenedLink } from './opened-link.tsx';

const asked: Asked[] = [];
const meta: Meta<typeof OpenedLink> = {
  title: 'Identity/Opened link',
  component: OpenedLink,
  args: { title: 'Confirming your address', failed: 'Your address was not confirmed' },
};
export default meta;
type Story = StoryObj<typeof OpenedLink>;

export const Done: Story = {
  args: { token: 'good' },
  beforeEach: answering(
    {
      'POST /api/v1/auth/confirm-email': {
        accountId: 'a',
        email: 'ada@example.org',
        name: 'Ada',
        hasPassword: true,
        teamId: null,
        workspaces: [],
        availableTeams: [],
      },
    },
    asked,
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(asked[0]?.body).toEqual({ method: 'EMAIL', token: 'good' }));
    await expect(within(canvasElement).getByRole('heading', { name: 'Confirming your address' })).toBeVisible();
    await expect(asked).toHaveLength(1);
  },
};
export const TooOld: Story = {
  args: { token: 'old' },
  beforeEach: answering({
    'POST /api/v1/auth/confirm-email': () =>
      refusal(401, 'Unauthorized', 'This link no longer works', 'Request a new one.'),
  }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('This link no longer works');
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent(
      'Your address was not confirmed',
    );
  },
};
