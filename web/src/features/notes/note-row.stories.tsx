import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { note } from '../../../.storybook/workspace.tsx';
import { NoteRow } from './note-row.tsx';

const meta: Meta<typeof NoteRow> = { title: 'Projects/Note row', component: NoteRow, args: { note } };
export default meta;
type Story = StoryObj<typeof NoteRow>;

export const Marked: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('href', `/data/${note.id}`);
  },
};
export const Untitled: Story = {
  args: { note: { ...note, title: '', excerpt: '', highlightCount: 0 } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Untitled note');
  },
};
export const RowsOfAnImport: Story = {
  args: {
    note: {
      ...note,
      group: { importFileId: '018f0000-0000-7000-8000-000000000001', name: 'survey.csv', noteCount: 312 },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: /survey\.csv, 312 responses/ })).toHaveAttribute(
      'href',
      expect.stringContaining('filter=ImportOrigin.IsOneOf.survey_dcsv*-ImportFile.'),
    );
  },
};
