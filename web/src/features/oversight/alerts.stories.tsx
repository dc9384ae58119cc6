import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { Alerts } from './alerts.tsx';

const asked: Asked[] = [];
const failed = {
  id: 'a',
  kind: 'FAILED_SIGN_INS',
  severity: 'HIGH',
  subjectType: 'member',
  subjectId: 'ben',
  subjectName: 'Ben',
  actor: null,
  count: 12,
  firstAt: '2026-01-02T03:04:05Z',
  lastAt: '2026-01-02T03:34:05Z',
  resolvedAt: null,
  resolvedBy: null,
  note: null,
};
const resolved = {
  ...failed,
  id: 'b',
  kind: 'NEW_ADMIN',
  count: 1,
  resolvedAt: '2026-01-03T03:04:05Z',
  resolvedBy: { id: 'ada', name: 'Ada Lovelace' },
  note: 'Agreed.',
};
const meta: Meta<typeof Alerts> = { title: 'Oversight/Alerts', component: Alerts, args: { filter: 'open' } };
export default meta;
type Story = StoryObj<typeof Alerts>;

export const Open: Story = {
  beforeEach: answering(
    {
      'GET /api/v1/alerts': { items: [failed, resolved], next: 'next', previous: null },
      'PUT /api/v1/alerts/a/resolution': null,
    },
    asked,
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = within(await canvas.findByRole('list', { name: 'Alerts' }));
    await expect(list.getByText('12 sign-ins of Ben failed')).toBeVisible();
    await expect(list.getByText(/by Ada Lovelace: Agreed/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Older' })).toHaveAttribute(
      'href',
      '/settings/enterprise/alerts/open?after=next',
    );
    await userEvent.click(list.getByRole('button', { name: 'Resolve: 12 sign-ins of Ben failed' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Resolve this alert?' }));
    await userEvent.type(dialog.getByLabelText('Note'), 'It was Ben.');
    await userEvent.click(dialog.getByRole('button', { name: 'Resolve' }));
    await waitFor(() => expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({ note: 'It was Ben.' }));
  },
};

export const Nothing: Story = {
  beforeEach: answering({ 'GET /api/v1/alerts': { items: [], next: null, previous: null } }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No open alerts')).toBeVisible();
  },
};
