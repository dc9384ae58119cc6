import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { asMember, project, workspace } from '../../../.storybook/workspace.tsx';
import { StarButton } from './star-button.tsx';

const asked: Asked[] = [];
const meta: Meta<typeof StarButton> = {
  title: 'Projects/Star button',
  component: StarButton,
  decorators: [asMember()],
  beforeEach: answering(workspace, asked),
  args: { type: 'PROJECT', id: project.id, title: project.title, starred: false },
};
export default meta;
type Story = StoryObj<typeof StarButton>;

export const Starring: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: `Star ${project.title}` }));
    await waitFor(() =>
      expect(asked).toContainEqual(
        expect.objectContaining({ method: 'PUT', path: `/api/v1/stars/PROJECT/${project.id}` }),
      ),
    );
  },
};
export const Starred: Story = {
  args: { starred: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { pressed: true })).toBeVisible();
  },
};
