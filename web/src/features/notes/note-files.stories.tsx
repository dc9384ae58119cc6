import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { page, project } from '../../../.storybook/workspace.tsx';
import { EVERY_FILE } from './note-filter.ts';
import { NoteFiles } from './note-files.tsx';

const from = (items: unknown[]) => answering({ [`GET /api/v1/projects/${project.id}/import-origins`]: page(items) });
const meta: Meta<typeof NoteFiles> = {
  title: 'Projects/Note files',
  component: NoteFiles,
  args: { projectId: project.id, archived: 'false', files: EVERY_FILE, onFiles: fn() },
  beforeEach: from([
    { name: 'answers-of-everybody-who-left-in-the-spring.csv', noteCount: 1706 },
    { name: 'jacob.vtt', noteCount: 1 },
  ]),
};
export default meta;
type Story = StoryObj<typeof NoteFiles>;

export const Only: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Imported from: All files' }));
    await userEvent.click(await within(document.body).findByRole('button', { name: 'Only jacob.vtt' }));
    await expect(args.onFiles).toHaveBeenCalledWith({ from: ['jacob.vtt'], without: [] });
  },
};
export const ShowAll: Story = {
  args: { files: { from: [], without: ['jacob.vtt', 'other.csv'] } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Imported from: Without 2 files' }));
    await expect(await within(document.body).findByRole('checkbox', { name: 'jacob.vtt' })).not.toBeChecked();
    await userEvent.click(within(document.body).getByRole('button', { name: 'Show all' }));
    await expect(args.onFiles).toHaveBeenCalledWith(EVERY_FILE);
  },
};
export const NoFiles: Story = {
  beforeEach: from([]),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Imported from: All files' }));
    await expect(await within(document.body).findByText('No imported notes.')).toBeVisible();
  },
};
