import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { asMember, project, workspace } from '../../../.storybook/workspace.tsx';
import { CopyDialog } from './copy-dialog.tsx';

const meta: Meta<typeof CopyDialog> = {
  title: 'Insights/Copy dialog',
  component: CopyDialog,
  decorators: [asMember()],
  beforeEach: answering(workspace),
  args: { title: '“Price drives churn”', onClose: fn(), onChoose: fn() },
};
export default meta;

export const IntoTheSameProject: StoryObj<typeof CopyDialog> = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(project.title) }));
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: project.id }));
  },
};
