import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation } from 'react-router';
import { expect, fn, userEvent, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { asMember, note, page, project, workspace } from '../../../.storybook/workspace.tsx';
import { ProjectNotes } from './project-notes.tsx';

const asked: Asked[] = [];
const filter = { parameter: undefined, bar: null, blocked: null, clear: fn() };
const meta: Meta<typeof ProjectNotes> = {
  title: 'Projects/Notes',
  component: ProjectNotes,
  decorators: [asMember()],
  beforeEach: answering(workspace, asked),
  args: { projectId: project.id, filter, count: 2, readOnly: null, importing: <button type="button">Import</button> },
};
export default meta;
type Story = StoryObj<typeof ProjectNotes>;

export const Two: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Jacob: migrating a monorepo')).toBeVisible();
  },
};
export const ReadOnly: Story = {
  args: { readOnly: 'You don’t have edit permissions in this project' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'New note' })).toHaveAccessibleDescription(
      'You don’t have edit permissions in this project',
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
const rows = [note, ...[1, 2].map((n) => ({ ...note, id: `${note.id.slice(0, -1)}${n + 4}`, title: `Answer ${n}` }))];
const filtering = answering(
  {
    ...workspace,
    [`GET ${at}/notes`]: (_: unknown, { url }: Request) => {
      const asks = new URL(url).searchParams;
      return page(
        rows.filter(
          ({ title }) =>
            title.toLowerCase().includes(asks.get('title')?.toLowerCase() ?? '') &&
            (!asks.has('filter') || title === note.title),
        ),
      );
    },
  },
  asked,
);

function Address() {
  return <output data-address>{useLocation().search}</output>;
}

export const Filtered: Story = {
  args: { count: 3, filter: { ...filter, parameter: '{}', bar: <button type="button">Filter</button> } },
  beforeEach: filtering,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(note.title)).toBeVisible();
    await expect(canvas.getByText('1 of 3 notes')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Filter' })).toBeVisible();
    await expect(canvas.queryByText('Answer 1')).toBeNull();
  },
};
export const Blocked: Story = {
  args: { count: 3, filter: { ...filter, blocked: <p>Not readable</p> } },
  beforeEach: filtering,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Not readable')).toBeVisible();
    await expect(asked).toEqual([]);
  },
};
export const FilteredAway: Story = {
  args: { count: 3 },
  beforeEach: filtering,
  parameters: { address: '/?order=title' },
  render: (args) => (
    <>
      <ProjectNotes {...args} />
      <Address />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Find a note by its title' }), 'nothing');
    await expect(await canvas.findByText('The filter hides all 3 notes: “nothing” in the title.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the filter' }));
    await expect(await canvas.findByText('Answer 2')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Find a note by its title' })).toHaveValue('');
    await expect(canvasElement.querySelector('[data-address]')).toHaveTextContent('?order=title');
  },
};
