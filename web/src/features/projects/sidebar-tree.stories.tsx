import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, refusal, type Asked } from '../../../.storybook/answers.ts';
import { drag } from '../../../.storybook/drag.ts';
import { asMember, project, workspace } from '../../../.storybook/workspace.tsx';
import { SidebarTree } from './sidebar-tree.tsx';

const asked: Asked[] = [];
const meta: Meta<typeof SidebarTree> = {
  title: 'Projects/Sidebar tree',
  component: SidebarTree,
  decorators: [asMember()],
  beforeEach: () => {
    localStorage.removeItem('evident-folders');
    return answering(workspace, asked)();
  },
};
export default meta;
type Story = StoryObj<typeof SidebarTree>;

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const observability = await canvas.findByRole('link', { name: 'Observability' });
    observability.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'Adopting OpenTelemetry' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
    await expect(canvas.queryByRole('link', { name: 'Adopting OpenTelemetry' })).toBeNull();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('link', { name: 'Adopting OpenTelemetry' })).toBeVisible();
  },
};
export const DroppedOnTheHeading: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = await canvas.findByRole('link', { name: project.title });
    await drag(link.parentElement!, canvas.getByRole('heading', { name: 'Projects' }).parentElement!, 0.5);
    await waitFor(() =>
      expect(asked).toContainEqual({
        method: 'PUT',
        path: `/api/v1/projects/${project.id}/place`,
        body: { folderId: null, beforeProjectId: null },
      }),
    );
  },
};
export const NotLoaded: Story = {
  beforeEach: answering(
    { ...workspace, 'GET /api/v1/folders': () => refusal(403, 'Forbidden', 'The token may not read this') },
    asked,
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('They could not be loaded');
    await expect(canvas.queryByText('None yet.')).toBeNull();
    const before = asked.length;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(asked.length).toBeGreaterThan(before));
  },
};
