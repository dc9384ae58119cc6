import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { asMember, otherProject, project, workspace } from '../../../.storybook/workspace.tsx';
import { ProjectRow } from './project-row.tsx';

const asked: Asked[] = [];
const meta: Meta<typeof ProjectRow> = {
  title: 'Projects/Row',
  component: ProjectRow,
  decorators: [asMember()],
  beforeEach: answering(workspace, asked),
  args: { project, folder: 'Observability' },
};
export default meta;
type Story = StoryObj<typeof ProjectRow>;

export const Active: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute(
      'href',
      `/projects/adopting-opentelemetry-${project.id}`,
    );
  },
};
export const PrivateAndDone: Story = {
  args: { project: otherProject },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Completed');
  },
};
