import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { otherProject, project } from '../../../.storybook/workspace.tsx';
import { ProjectHead } from './project-head.tsx';

const meta: Meta<typeof ProjectHead> = {
  title: 'Projects/Head',
  component: ProjectHead,
  args: { project, counts: { notes: 5, highlights: 38, tags: 13, insights: 1 } },
};
export default meta;
type Story = StoryObj<typeof ProjectHead>;

export const Full: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('1 insight');
  },
};
export const PrivateAndDone: Story = {
  args: { project: otherProject, counts: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Private' })).toBeVisible();
  },
};
