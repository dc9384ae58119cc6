import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { asMember, project, workspace } from '../../../.storybook/workspace.tsx';
import { ProjectSettings } from './project-settings.tsx';

const asked: Asked[] = [];
const meta: Meta<typeof ProjectSettings> = {
  title: 'Projects/Settings',
  component: ProjectSettings,
  decorators: [asMember()],
  beforeEach: answering(workspace, asked),
  args: { project },
};
export default meta;
type Story = StoryObj<typeof ProjectSettings>;

export const Renaming: Story = {
  play: async ({ canvasElement }) => {
    const title = within(canvasElement).getByLabelText('Title');
    await userEvent.clear(title);
    await userEvent.type(title, 'Moving to OpenTelemetry{Enter}');
    await waitFor(() =>
      expect(asked).toContainEqual({
        method: 'PATCH',
        path: `/api/v1/projects/${project.id}`,
        body: { title: 'Moving to OpenTelemetry' },
        seen: '"1"',
      }),
    );
  },
};
export const ChoosingAColor: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('radio', { name: 'pink' }));
    await waitFor(() =>
      expect(asked).toContainEqual({
        method: 'PATCH',
        path: `/api/v1/projects/${project.id}`,
        body: { color: 'c3518d' },
        seen: '"1"',
      }),
    );
  },
};
export const ChoosingAnIcon: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Icon: / }));
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Find an icon' }), 'owl{Enter}');
    await waitFor(() =>
      expect(asked).toContainEqual({
        method: 'PATCH',
        path: `/api/v1/projects/${project.id}`,
        body: { icon: '🦉' },
        seen: '"1"',
      }),
    );
  },
};
export const OnlyReading: Story = {
  args: { project: { ...project, level: 'READ' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('You don’t have edit permissions in this project');
  },
};
