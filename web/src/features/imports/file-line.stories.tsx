import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { FileLine } from './file-line.tsx';
import { interview, refusedFile, survey } from './sample-previews.ts';

const meta: Meta<typeof FileLine> = {
  title: 'Imports/File line',
  component: FileLine,
  args: { open: false, onToggle: fn(), onRemove: fn(), onRead: fn(), onMap: fn(), onAgain: fn() },
  decorators: [
    (Show) => (
      <ul style={{ padding: 0 }}>
        <Show />
      </ul>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof FileLine>;

export const Sending: Story = { args: { file: { ...interview, state: 'uploading', sent: 0.4, preview: null } } };
export const Interview: Story = { args: { file: interview, open: true } };
export const Table: Story = {
  args: { file: survey },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Columns of survey.csv' }));
    await expect(args.onToggle).toHaveBeenCalled();
  },
};
export const TextThatIsATable: Story = {
  args: {
    file: { ...interview, name: 'answers.txt', preview: { ...interview.preview!, format: 'Plain text' } },
    open: true,
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(
      within(canvasElement).getByRole('checkbox', { name: 'Read as a table: a note for each row' }),
    );
    await expect(args.onRead).toHaveBeenCalledWith({ read: 'table' });
  },
};
export const TableThatIsText: Story = {
  args: { file: survey, open: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('checkbox', { name: 'Read as text: one note' }));
    await expect(args.onRead).toHaveBeenCalledWith({ read: 'text' });
  },
};
export const WordFileWithComments: Story = {
  args: {
    file: {
      ...interview,
      name: 'interview.docx',
      preview: {
        ...interview.preview!,
        format: 'DOCX',
        notes: interview.preview!.notes.map((note) => ({ ...note, comments: 12 })),
      },
    },
    open: true,
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('checkbox', { name: 'Import 12 comments' }));
    await expect(args.onRead).toHaveBeenCalledWith({ comments: false });
  },
};
export const TextInAnotherEncoding: Story = {
  args: {
    file: { ...interview, name: 'интервью.txt', preview: { ...interview.preview!, format: 'Plain text' } },
    open: true,
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.selectOptions(
      within(canvasElement).getByRole('combobox', { name: 'Encoding' }),
      'Cyrillic (Windows)',
    );
    await expect(args.onRead).toHaveBeenCalledWith({ encoding: 'windows-1251' });
  },
};
export const NoTableEither: Story = {
  args: {
    file: {
      ...refusedFile,
      options: { read: 'table' },
      preview: { ...refusedFile.preview!, title: 'The table has no rows', advice: 'Choose a file with rows.' },
    },
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Read it as text' }));
    await expect(args.onRead).toHaveBeenCalledWith({ read: undefined });
  },
};
export const RefusedForNul: Story = {
  args: { file: refusedFile },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Ignore them' }));
    await expect(args.onRead).toHaveBeenCalledWith({ ignoreNul: true });
  },
};
export const NotReached: Story = {
  args: {
    file: { ...interview, state: 'failed', preview: null, problem: 'The server could not be reached.', mayPass: true },
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again: interview-07.vtt' }));
    await expect(args.onAgain).toHaveBeenCalled();
  },
};

function LastOfMany(props: Parameters<typeof FileLine>[0]) {
  const [open, setOpen] = useState(false);
  const lines = ['one.vtt', 'two.vtt', 'three.vtt', 'four.vtt', 'five.vtt', 'six.vtt'].map((name) => (
    <FileLine key={name} {...props} file={{ ...props.file, name }} />
  ));
  return (
    <li>
      <ul data-list style={{ height: 420, padding: 0, overflow: 'auto' }}>
        {lines}
        <FileLine {...props} open={open} onToggle={() => setOpen(!open)} />
      </ul>
    </li>
  );
}
/** Opening the last line scrolls its preview into view. */
export const OpensInSight: Story = {
  args: { file: interview },
  render: (args) => <LastOfMany {...args} />,
  play: async ({ canvasElement }) => {
    const list = canvasElement.querySelector('[data-list]')!;
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Preview of interview-07.vtt' }));
    await waitFor(() =>
      expect(list.lastElementChild!.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        list.getBoundingClientRect().bottom + 1,
      ),
    );
  },
};
