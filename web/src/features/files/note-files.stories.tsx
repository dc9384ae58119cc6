import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { NoteFiles } from './note-files.tsx';
import { sampleFiles } from './sample-files.ts';

const asked: Asked[] = [];
const meta: Meta<typeof NoteFiles> = {
  title: 'Files/Note files',
  component: NoteFiles,
  args: { noteId: 'n1', reason: undefined, onFiles: fn() },
  beforeEach: answering(
    { 'GET /api/v1/notes/n1/files': { items: sampleFiles }, 'DELETE /api/v1/notes/n1/files/f2': { undoId: 'u1' } },
    asked,
  ),
};
export default meta;
type Story = StoryObj<typeof NoteFiles>;

export const Editable: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Report.pdf from the note' }));
    await waitFor(() => expect(asked.map(({ method }) => method)).toContain('DELETE'));
    await expect(canvas.getByRole('button', { name: 'Add files' })).toBeVisible();
  },
};
export const ReadOnly: Story = {
  args: { reason: 'You don’t have edit permissions in this project' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: 'Report.pdf' })).toBeVisible();
  },
};
