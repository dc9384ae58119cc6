import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { answering } from '../../.storybook/answers.ts';
import { asMember, otherProject, project, workspace } from '../../.storybook/workspace.tsx';
import { ProjectChoice } from './project-choice.tsx';

const meta: Meta<typeof ProjectChoice> = {
  title: 'Parts/Project choice',
  component: ProjectChoice,
  decorators: [asMember()],
  beforeEach: answering(workspace),
  args: { here: project.id, onChoose: fn() },
};
export default meta;

export const NotTheCurrentOne: StoryObj<typeof ProjectChoice> = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(project.title) }));
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('option', { name: new RegExp(otherProject.title) }));
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: otherProject.id }));
  },
};
