import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { someone } from '../../../.storybook/who.ts';
import { AuditLog } from './audit-log.tsx';

const asked: Asked[] = [];
const ada = someone().member;
const entry = {
  id: '1',
  at: '2026-01-02T03:04:05Z',
  action: 'sign-in:failed',
  actorId: null,
  actorName: null,
  objectType: 'member',
  objectId: 'ada',
  objectIds: [],
  objectName: 'Ada Lovelace',
  projectId: null,
  region: 'us_b',
  ip: '203.0.113.7',
  device: 'Firefox',
  program: null,
  programId: null,
  programName: null,
  sequence: 1,
  detail: { ip: '203.0.113.7', method: 'PASSWORD' },
};
const byProgram = {
  ...entry,
  id: '2',
  action: 'notes:removed',
  actorId: ada.id,
  actorName: ada.name,
  objectType: 'NOTE',
  objectId: null,
  objectIds: ['a', 'b', 'c'],
  objectName: null,
  program: 'TOKEN',
  programName: 'Nightly',
  detail: {},
};
const meta: Meta<typeof AuditLog> = { title: 'Audit/Audit log', component: AuditLog };
export default meta;
type Story = StoryObj<typeof AuditLog>;

export const Filtered: Story = {
  beforeEach: answering(
    {
      'GET /api/v1/members': { items: [ada], next: null },
      'GET /api/v1/audit-entries': (_: unknown, { url }: Request) => ({
        items: new URL(url).searchParams.get('area') === 'token' ? [] : [byProgram, entry],
        next: null,
      }),
    },
    asked,
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const table = within(await canvas.findByRole('table', { name: 'Audit log' }));
    await expect(table.getByText('Sign-in failed (Ada Lovelace)')).toBeVisible();
    await expect(table.getByText('method password')).toBeVisible();
    await expect(table.getByText('Notes removed · 3 objects')).toBeVisible();
    await expect(table.getByText('203.0.113.7, Access token “Nightly”')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Address'), 'x');
    await waitFor(() => expect(canvas.getByText('Not a network address')).toBeVisible());
    await userEvent.selectOptions(canvas.getByLabelText('Type'), 'token');
    await waitFor(() => expect(canvas.getByText('No entries match this filter')).toBeVisible());
    await expect(canvas.getByRole('link', { name: 'Export CSV' })).toHaveAttribute(
      'href',
      '/api/v1/audit-entries/export?format=csv&area=token',
    );
  },
};
