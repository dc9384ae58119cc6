import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { type Asked, answering, refusal } from '../../../.storybook/answers.ts';
import { OwnSupport } from './own-support.tsx';

const own = {
  id: '1',
  teamId: 'acme',
  workspaceName: 'Acme Research',
  url: 'http://acme.localhost',
  reason: 'Ticket 4711',
  hours: 4,
  state: 'GRANTED',
  askedAt: '2026-01-02T03:04:05Z',
  endsAt: '2026-01-02T07:04:05Z',
};
const asked: Asked[] = [];
const meta: Meta<typeof OwnSupport> = {
  title: 'Support/Own requests',
  component: OwnSupport,
  args: { open: fn(async () => {}) },
  beforeEach: answering(
    { 'GET /api/v1/me/support-accesses': { items: [own] }, 'POST /api/v1/me/support-accesses': { id: '2' } },
    asked,
  ),
};
export default meta;
type Story = StoryObj<typeof OwnSupport>;

export const AsksAndOpens: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Workspace'), 'umbrella');
    await userEvent.type(canvas.getByLabelText('Reason'), 'Ticket 4712');
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for access' }));
    await waitFor(() =>
      expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
        workspace: 'umbrella',
        reason: 'Ticket 4712',
        hours: 4,
      }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Open Acme Research' }));
    await expect(args.open).toHaveBeenCalledWith('acme');
  },
};
export const NotStaff: Story = {
  beforeEach: answering({
    'GET /api/v1/me/support-accesses': () => refusal(403, 'Forbidden', 'Only support staff can do this'),
  }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('Only support staff can do this');
  },
};
