import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { otherProject, project } from '../../../.storybook/workspace.tsx';
import { ProjectIcon } from './project-icon.tsx';

const meta: Meta<typeof ProjectIcon> = { title: 'Projects/Mark', component: ProjectIcon, args: { project } };
export default meta;
type Story = StoryObj<typeof ProjectIcon>;

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
