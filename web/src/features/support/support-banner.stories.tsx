import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { type Asked, answering } from '../../../.storybook/answers.ts';
import { someone } from '../../../.storybook/who.ts';
import { WhoContext } from '../../kernel/who.ts';
import { SupportBanner } from './support-banner.tsx';

const support = [
  {
    id: '1',
    name: 'Sam Okoye',
    email: 'sam@vendor.example',
    reason: 'Ticket 4711',
    hours: 4,
    state: 'GRANTED' as const,
    askedAt: '2026-01-02T03:04:05Z',
    endsAt: '2026-01-02T07:04:05Z',
  },
];
const asked: Asked[] = [];
const meta: Meta<typeof SupportBanner> = {
  title: 'Support/Banner',
  component: SupportBanner,
  args: { leave: fn() },
  beforeEach: answering(
    { 'DELETE /api/v1/support-accesses/1': null, 'DELETE /api/v1/me/support-accesses/1': null },
    asked,
  ),
};
export default meta;
type Story = StoryObj<typeof SupportBanner>;

export const ForAdmins: Story = {
  decorators: (Shown) => (
    <WhoContext value={{ ...someone(), support }}>
      <Shown />
    </WhoContext>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'End now: access of Sam Okoye' }));
    await waitFor(() => expect(asked[0]?.path).toBe('/api/v1/support-accesses/1'));
  },
};
export const ForStaff: Story = {
  decorators: (Shown) => (
    <WhoContext value={{ ...someone({ removed: true, workspaceAdmin: false, role: 'VIEWER' }), support }}>
      <Shown />
    </WhoContext>
  ),
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('You cannot change anything');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'End now: my access' }));
    await waitFor(() => expect(args.leave).toHaveBeenCalledTimes(1));
  },
};
