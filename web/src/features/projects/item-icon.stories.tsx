import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { project, workspace } from '../../../.storybook/workspace.tsx';
import { ItemIcon } from './item-icon.tsx';

const meta: Meta<typeof ItemIcon> = {
  title: 'Projects/Item icon',
  component: ItemIcon,
  beforeEach: answering(workspace),
};
export default meta;
type Story = StoryObj<typeof ItemIcon>;

export const OfAProject: Story = {
  args: { item: { type: 'PROJECT', id: project.id } },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByRole('img', { name: 'Project' }).querySelector('[data-hue]')).toBeVisible(),
    );
  },
};
export const OfANote: Story = {
  args: { item: { type: 'NOTE', id: 'note' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Note' })).toBeVisible();
  },
};
