import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { type Asked, answering } from '../../../.storybook/answers.ts';
import { SupportRequests } from './support-requests.tsx';

const access = {
  id: '1',
  name: 'Sam Okoye',
  email: 'sam@vendor.example',
  reason: 'Ticket 4711',
  hours: 4,
  state: 'REQUESTED',
  askedAt: '2026-01-02T03:04:05Z',
  endsAt: null,
};
const answers = (...items: object[]) => ({
  'GET /api/v1/support-accesses': { items },
  'PUT /api/v1/support-accesses/1/decision': null,
  'DELETE /api/v1/support-accesses/2': null,
});
const asked: Asked[] = [];
const meta: Meta<typeof SupportRequests> = {
  title: 'Support/Requests',
  component: SupportRequests,
  beforeEach: answering(
    answers(access, { ...access, id: '2', state: 'GRANTED', endsAt: '2026-01-02T07:04:05Z' }),
    asked,
  ),
};
export default meta;
type Story = StoryObj<typeof SupportRequests>;

export const GrantedForLess: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Grant Sam Okoye access' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Let support read?' }));
    const hours = dialog.getByLabelText('Hours');
    await userEvent.clear(hours);
    await userEvent.type(hours, '2');
    await userEvent.click(dialog.getByRole('button', { name: 'Grant access' }));
    await waitFor(() =>
      expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({ granted: true, hours: 2 }),
    );
  },
};
export const EndedNow: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'End now: access of Sam Okoye' }));
    await waitFor(() => expect(asked.some(({ method }) => method === 'DELETE')).toBe(true));
  },
};
export const NeverAsked: Story = { beforeEach: answering(answers()) };
