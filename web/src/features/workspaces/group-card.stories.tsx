import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { someone } from '../../../.storybook/who.ts';
import { GroupCard } from './group-card.tsx';

const asked: Asked[] = [];
const bob = someone({ id: 'bob', name: 'Bob' }).member;
const meta: Meta<typeof GroupCard> = {
  title: 'Workspaces/Group card',
  component: GroupCard,
  args: {
    group: {
      id: 'g',
      name: 'Research',
      memberIds: ['ada'],
      createdAt: '2026-01-02T03:04:05Z',
      managedBy: null,
      version: 1,
    },
    everybody: [someone().member, bob],
    reason: null,
  },
  beforeEach: answering(
    {
      'PUT /api/v1/groups/g/members/bob': null,
      'DELETE /api/v1/groups/g/members/ada': null,
      'PATCH /api/v1/groups/g': null,
      'DELETE /api/v1/groups/g': null,
    },
    asked,
  ),
};
export default meta;
type Story = StoryObj<typeof GroupCard>;

export const InAndOut: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText('Add people to Research', { selector: 'input' });
    await userEvent.type(field, 'bo');
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Bob' }));
    // The next name can be typed at once.
    await waitFor(() => expect(field).toHaveValue(''));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Ada Lovelace from Research' }));
    await waitFor(() =>
      expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
        'PUT /api/v1/groups/g/members/bob',
        'DELETE /api/v1/groups/g/members/ada',
      ]),
    );
  },
};
export const Renamed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'More for Research' }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Rename' }));
    await userEvent.type(await canvas.findByLabelText('Group name'), ' team{Enter}');
    await waitFor(() => expect(asked[0]).toMatchObject({ body: { name: 'Research team' }, seen: '"1"' }));
  },
};

const refused = async (canvasElement: HTMLElement, name: string, reason: string) => {
  const control = within(canvasElement).getByRole('button', { name });
  await expect(control).toHaveAttribute('aria-disabled', 'true');
  await expect(control).toHaveAccessibleDescription(reason);
};
const FULL = 'A group has at most 200 members';
export const Full: Story = {
  args: {
    group: {
      id: 'g',
      name: 'Research',
      memberIds: Array.from({ length: 200 }, (_, at) => `m${at}`),
      createdAt: '2026-01-02T03:04:05Z',
      managedBy: null,
      version: 1,
    },
  },
  play: ({ canvasElement }) => refused(canvasElement, 'Add people to Research', FULL),
};
export const OfAllOthers: Story = {
  args: { reason: 'Only workspace admins can do this' },
  play: async ({ canvasElement }) => {
    await refused(canvasElement, 'Add people to Research', 'Only workspace admins can do this');
    await refused(canvasElement, 'Remove Ada Lovelace from Research', 'Only workspace admins can do this');
  },
};
