import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { ConnectedPrograms } from './connected-programs.tsx';

const asked: Asked[] = [];
const program = {
  id: '1',
  name: 'Assistant',
  host: 'assistant.example',
  scopes: ['read', 'write'],
  memberId: 'ada',
  memberName: 'Ada',
  createdAt: '2026-11-02T03:04:05Z',
  usedAt: '2026-11-27T03:04:05Z',
};
const others = { ...program, id: '2', name: 'Editor', host: null, memberId: 'ben', memberName: 'Ben', usedAt: null };
const meta: Meta<typeof ConnectedPrograms> = {
  title: 'OAuth/Connected programs',
  component: ConnectedPrograms,
  beforeEach: answering(
    { 'GET /api/v1/programs': { items: [program, others] }, 'DELETE /api/v1/programs/1': null },
    asked,
  ),
};
export default meta;
type Story = StoryObj<typeof ConnectedPrograms>;

export const OfAllMembers: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/Ben · on a device · never used/)).toBeVisible();
  },
};
export const DisconnectedAfterAsking: Story = {
  args: { memberId: 'ada' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Disconnect Assistant' }));
    await expect(canvas.queryByText('Editor')).toBeNull();
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Disconnect' }));
    await waitFor(() => expect(asked.some(({ method }) => method === 'DELETE')).toBe(true));
  },
};
export const None: Story = {
  args: { memberId: 'eve' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Programs that you allow appear here')).toBeVisible();
  },
};
