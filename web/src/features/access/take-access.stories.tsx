import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { asMember, workspace } from '../../../.storybook/workspace.tsx';
import { TakeAccess } from './take-access.tsx';

const asked: Asked[] = [];
const taken = fn();
const meta: Meta<typeof TakeAccess> = {
  title: 'Access/Take',
  component: TakeAccess,
  decorators: [asMember()],
  beforeEach: answering(workspace, asked),
  args: { projectId: '0198a5b0-7c1e-7d60-9b3a-000000000014', onTaken: taken },
};
export default meta;
type Story = StoryObj<typeof TakeAccess>;

export const Taking: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Take access as an admin' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Take access' }));
    await waitFor(() => expect(taken).toHaveBeenCalledTimes(1));
  },
};
