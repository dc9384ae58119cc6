import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { KnownNotes } from './known-notes.tsx';

const meta: Meta<typeof KnownNotes> = {
  title: 'Imports/Known notes',
  component: KnownNotes,
  args: { notes: [{ id: 'n1', title: 'Interview with Ana' }], known: 'update', onDecide: fn() },
};
export default meta;
type Story = StoryObj<typeof KnownNotes>;

export const One: Story = {
  play: async ({ canvasElement, args }) => {
    const group = within(within(canvasElement).getByRole('radiogroup', { name: 'Corrects “Interview with Ana”' }));
    await expect(group.getByLabelText('Update the note')).toBeChecked();
    await userEvent.click(group.getByLabelText('Create a new note'));
    await expect(args.onDecide).toHaveBeenCalledWith('create');
  },
};
/** Lists every note, so that none is overwritten unnoticed. */
export const Several: Story = {
  args: {
    notes: [
      { id: 'n1', title: 'Interview with Ana' },
      { id: 'n2', title: '' },
      { id: 'n3', title: 'Interview with Ben' },
    ],
    known: 'create',
  },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('radiogroup', { name: 'Corrects 3 notes' });
    await expect(group).toHaveAccessibleDescription('“Interview with Ana”, “Untitled note”, “Interview with Ben”');
    await expect(within(group).getByLabelText('Create new notes')).toBeChecked();
  },
};
