import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { asMember, page, project, workspace } from '../../../.storybook/workspace.tsx';
import { ProjectNotes } from './project-notes.tsx';

const asked: Asked[] = [];
const meta: Meta<typeof ProjectNotes> = { title: 'Projects/Notes', component: ProjectNotes, decorators: [asMember()], beforeEach: answering(workspace, asked), args: { projectId: project.id, count: 2, readOnly: null, importing: <button type="button">Import</button> } };
export default meta;
type Story = StoryObj<typeof ProjectNotes>;

export const Two: Story = { play: async ({ canvasElement }) => { await expect(await within(canvasElement).findByText('Jacob: migrating a monorepo')).toBeVisible(); } };
export const ReadOnly: Story = {
  args: { readOnly: 'Viewers cannot edit' },
  play: async ({ canvasElement }) => { await expect(within(canvasElement).getByRole('button', { name: 'New note' })).toHaveAccessibleDescription('Viewers cannot edit'); },
};
export const Empty: Story = {
  args: { count: 0 }, beforeEach: answering({ [`GET /api/v1/projects/${project.id}/notes`]: page([]) }),
  play: async ({ canvasElement }) => { await expect(await within(canvasElement).findByText('Bring in what people told you')).toBeVisible(); },
};
