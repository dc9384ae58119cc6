import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation } from 'react-router';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { asMember, note, page, project, workspace } from '../../../.storybook/workspace.tsx';
import { ProjectNotes } from './project-notes.tsx';

const asked: Asked[] = [];
const meta: Meta<typeof ProjectNotes> = {
  title: 'Projects/Notes',
  component: ProjectNotes,
  decorators: [asMember()],
  beforeEach: answering(workspace, asked),
  args: { projectId: project.id, count: 2, readOnly: null, importing: <button type="button">Import</button> },
};
export default meta;
type Story = StoryObj<typeof ProjectNotes>;

export const Two: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Jacob: migrating a monorepo')).toBeVisible();
  },
};
export const ReadOnly: Story = {
  args: { readOnly: 'Viewers cannot edit' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'New note' })).toHaveAccessibleDescription(
      'Viewers cannot edit',
    );
  },
};
export const Empty: Story = {
  args: { count: 0 },
  beforeEach: answering({ [`GET /api/v1/projects/${project.id}/notes`]: page([]) }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Import your interviews and feedback')).toBeVisible();
  },
};

const at = `/api/v1/projects/${project.id}`;
const rows = [note, ...[1, 2].map((n) => ({ ...note, id: `${note.id.slice(0, -1)}${n}`, title: `Answer ${n}` }))];
/** An interview and a table of two rows. */
const filtering = answering({
  ...workspace,
  [`GET ${at}/import-origins`]: page([
    { name: 'survey.csv', noteCount: 2 },
    { name: 'jacob.vtt', noteCount: 1 },
  ]),
  [`GET ${at}/notes`]: (_: unknown, { url }: Request) => {
    const asks = new URL(url).searchParams;
    const [only, without, title] = [
      asks.getAll('importOrigin'),
      asks.getAll('notImportOrigin'),
      asks.get('title')?.toLowerCase() ?? '',
    ];
    const fileOf = (row: { title: string }) => (row.title.startsWith('Answer') ? 'survey.csv' : 'jacob.vtt');
    const found = rows.filter(
      (row) =>
        row.title.toLowerCase().includes(title) &&
        !without.includes(fileOf(row)) &&
        (only.length === 0 || only.includes(fileOf(row))),
    );
    return page(asks.get('sort') === 'TITLE' ? found.toSorted((a, b) => (a.title < b.title ? -1 : 1)) : found);
  },
});

function Address() {
  return <output data-address>{useLocation().search}</output>;
}

export const TableAside: Story = {
  args: { count: 3 },
  beforeEach: filtering,
  render: (args) => (
    <>
      <ProjectNotes {...args} />
      <Address />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const page = within(document.body);
    await expect(await canvas.findByText('Answer 1')).toBeVisible();
    canvas.getByRole('button', { name: 'Imported from: All files' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await page.findByRole('checkbox', { name: 'survey.csv' }));
    await waitFor(() => expect(canvas.queryByText('Answer 1')).toBeNull());
    await expect(canvas.getByText(note.title)).toBeVisible();
    await expect(canvas.getByText('1 of 3 notes')).toBeVisible();
    await expect(canvasElement.querySelector('[data-address]')).toHaveTextContent('?without=survey.csv');
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Imported from: Without survey.csv' })).toHaveFocus(),
    );
  },
};
export const OneFileByTitle: Story = {
  args: { count: 3 },
  beforeEach: filtering,
  parameters: { address: '/?from=survey.csv' },
  render: (args) => (
    <>
      <ProjectNotes {...args} />
      <Address />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('2 of 3 notes')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort notes' }), 'By title');
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-address]')).toHaveTextContent('?from=survey.csv&order=title'),
    );
  },
};
export const FilteredAway: Story = {
  args: { count: 3 },
  beforeEach: filtering,
  parameters: { address: '/?without=survey.csv&order=title' },
  render: (args) => (
    <>
      <ProjectNotes {...args} />
      <Address />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Find a note by its title' }), 'answer');
    await expect(
      await canvas.findByText('The filter hides all 3 notes: “answer” in the title, without survey.csv.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the filter' }));
    await expect(await canvas.findByText('Answer 2')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Find a note by its title' })).toHaveValue('');
    await expect(canvasElement.querySelector('[data-address]')).toHaveTextContent('?order=title');
  },
};
