import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { NoteTabRule } from './note-tab-rule.tsx';

const asked: Asked[] = [];
const meta: Meta<typeof NoteTabRule> = {
  title: 'Workspaces/First tab of notes',
  component: NoteTabRule,
  args: { workspace: { noteTab: 'Highlights', version: 1 }, reason: null },
  beforeEach: answering({ 'PATCH /api/v1/workspace': null }, asked),
};
export default meta;
type Story = StoryObj<typeof NoteTabRule>;

export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.selectOptions(within(canvasElement).getByRole('combobox'), 'Comments');
    await waitFor(() => expect(asked[0]?.body).toEqual({ noteTab: 'Comments' }));
  },
};
export const NotAnAdmin: Story = {
  args: { reason: 'Only workspace admins can do this' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('combobox')).toBeDisabled();
  },
};
