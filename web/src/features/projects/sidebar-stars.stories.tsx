import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { asMember, workspace } from '../../../.storybook/workspace.tsx';
import { SidebarStars } from './sidebar-stars.tsx';

const asked: Asked[] = [];
const meta: Meta<typeof SidebarStars> = {
  title: 'Projects/Sidebar stars',
  component: SidebarStars,
  decorators: [asMember()],
  beforeEach: answering(workspace, asked),
};
export default meta;
type Story = StoryObj<typeof SidebarStars>;

export const Several: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByRole('link')).toHaveLength(4);
  },
};
