import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, refusal } from '../../../.storybook/answers.ts';
import { Sessions } from './sessions.tsx';

const session = (id: string, more: object) => ({
  id,
  device: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:139.0) Gecko/20100101 Firefox/139.0',
  current: false,
  teamId: null,
  createdAt: '2026-01-02T03:04:05Z',
  usedAt: '2026-01-02T03:04:05Z',
  expiresAt: '2026-01-09T03:04:05Z',
  ...more,
});
const items = [session('1', { current: true, teamId: 't' }), session('2', {})];
const meta: Meta<typeof Sessions> = {
  title: 'Identity/Sessions',
  component: Sessions,
  args: { workspaceName: (teamId: string) => (teamId === 't' ? 'Acme Research' : undefined) },
};
export default meta;
type Story = StoryObj<typeof Sessions>;

export const OneIsEnded: Story = {
  beforeEach: () => {
    let left = items;
    return answering({
      'GET /api/v1/me/sessions': () => ({ items: left }),
      'DELETE /api/v1/me/sessions/2': () => {
        left = items.slice(0, 1);
        return null;
      },
    })();
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(
      await canvas.findByRole('button', { name: 'End the session Firefox on Windows, no workspace chosen' }),
    );
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Acme Research');
  },
};
export const RefusedIsPutBack: Story = {
  beforeEach: answering({
    'GET /api/v1/me/sessions': { items },
    'DELETE /api/v1/me/sessions/2': () => refusal(404, 'NotFound', 'Session not found'),
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /End the session/ }));
    await expect(await canvas.findByText('The session was not ended')).toBeVisible();
    await waitFor(() =>
      expect(within(canvas.getByRole('list', { name: 'Sessions' })).getAllByRole('listitem')).toHaveLength(2),
    );
  },
};
export const Failed: Story = {
  beforeEach: answering({
    'GET /api/v1/me/sessions': () => refusal(403, 'Forbidden', 'This request comes from another site'),
  }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
