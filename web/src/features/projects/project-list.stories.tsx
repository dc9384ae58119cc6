import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { answering, refusal, type Asked } from '../../../.storybook/answers.ts';
import { asMember, otherProject, page, workspace } from '../../../.storybook/workspace.tsx';
import { ProjectList } from './project-list.tsx';

const asked: Asked[] = [];
const meta: Meta<typeof ProjectList> = {
  title: 'Projects/List',
  component: ProjectList,
  decorators: [asMember()],
  beforeEach: answering(workspace, asked),
  args: {
    list: 'all',
    layout: 'cards',
    filter: { parameter: undefined, bar: null, blocked: null, clear: fn() },
    empty: 'Start with a project',
  },
};
export default meta;
type Story = StoryObj<typeof ProjectList>;

export const Cards: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByRole('article')).toHaveLength(3);
  },
};
export const RowsOfThem: Story = {
  args: { layout: 'rows' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('How we interview')).toBeVisible();
  },
};
export const SelectedByTheAddress: Story = {
  parameters: { address: `/projects/all-projects?selectProject=${otherProject.id}` },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('link', { name: otherProject.title })).toHaveFocus());
  },
};
export const FilteredToNothing: Story = {
  parameters: { address: '/projects/all-projects?find=nothing' },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Clear the filter' }));
    await expect(await within(canvasElement).findAllByRole('article')).toHaveLength(3);
  },
};
export const TypedInTheMiddle: Story = {
  play: async ({ canvasElement }) => {
    const field = await within(canvasElement).findByLabelText<HTMLInputElement>('Find a project');
    await userEvent.type(field, 'interview');
    await userEvent.type(field, 'how we ', { initialSelectionStart: 0, initialSelectionEnd: 0 });
    await expect(field).toHaveValue('how we interview');
    await waitFor(() => expect(within(canvasElement).getAllByRole('article')).toHaveLength(1));
  },
};
export const Empty: Story = {
  beforeEach: answering({ ...workspace, 'GET /api/v1/projects': page([]) }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: 'New project' })).toHaveAttribute(
      'href',
      '/projects/new',
    );
  },
};
export const Failed: Story = {
  beforeEach: answering({
    ...workspace,
    'GET /api/v1/projects': () => refusal(400, 'BAD_USER_INPUT', 'The list could not be read'),
  }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('The projects could not be loaded')).toBeVisible();
  },
};
