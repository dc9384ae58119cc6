import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { PeopleAccessRule } from './people-access-rule.tsx';

const asked: Asked[] = [];
const meta: Meta<typeof PeopleAccessRule> = {
  title: 'People/Access rule',
  component: PeopleAccessRule,
  args: { workspace: { peopleAccess: 'EVERYONE', version: 1 }, reason: null },
  beforeEach: answering({ 'PATCH /api/v1/workspace': null }, asked),
};
export default meta;
type Story = StoryObj<typeof PeopleAccessRule>;

export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.selectOptions(within(canvasElement).getByRole('combobox'), 'Managers and admins');
    await waitFor(() => expect(asked[0]?.body).toEqual({ peopleAccess: 'MANAGERS' }));
  },
};
export const NotAnAdmin: Story = {
  args: { reason: 'Only workspace admins can do this' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('combobox')).toBeDisabled();
  },
};
