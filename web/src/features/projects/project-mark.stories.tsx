import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { otherProject, project } from '../../../.storybook/workspace.tsx';
import { ProjectMark } from './project-mark.tsx';

const meta: Meta<typeof ProjectMark> = { title: 'Projects/Mark', component: ProjectMark, args: { project } };
export default meta;
type Story = StoryObj<typeof ProjectMark>;

export const Icon: Story = {};
export const FirstLetter: Story = {
  args: { project: otherProject, size: 'large' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('H');
  },
};
export const Emoji: Story = {
  args: { project: { ...project, icon: '❤' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('❤');
  },
};
