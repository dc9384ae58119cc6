import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { someone } from '../../../.storybook/who.ts';
import { GroupMembers } from './group-members.tsx';

const people = (count: number) =>
  Array.from({ length: count }, (_, index) => someone({ id: `m${index}`, name: `Member ${index + 1}` }).member);

const meta: Meta<typeof GroupMembers> = {
  title: 'Workspaces/Group members',
  component: GroupMembers,
  args: { group: 'Everyone', members: people(3), reason: null, onRemove: fn() },
};
export default meta;
type Story = StoryObj<typeof GroupMembers>;

export const Few: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Remove Member 2 from Everyone' }));
    await expect(args.onRemove).toHaveBeenCalledWith('m1');
  },
};
export const None: Story = { args: { members: [] } };
export const OfADirectory: Story = {
  args: { members: people(500), reason: 'Your directory manages this group' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(24);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 500 members' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(500);
  },
};
