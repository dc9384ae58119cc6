import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { asMember, workspace } from '../../../.storybook/workspace.tsx';
import { GrantForm } from './grant-form.tsx';

const asked: Asked[] = [];
const given = fn();
const meta: Meta<typeof GrantForm> = {
  title: 'Access/Grant form',
  component: GrantForm,
  decorators: [asMember()],
  beforeEach: answering(workspace, asked),
  args: { taken: new Set(), onGive: given },
};
export default meta;
type Story = StoryObj<typeof GrantForm>;

export const ToAGroup: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: 'Give access to' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Product managers' }));
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Give access' }));
    await expect(given).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'group', name: 'Product managers' }),
      'READ',
    );
  },
};
export const NobodyChosen: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Give access' })).toHaveAccessibleDescription(
      'Choose a person or a group first',
    );
  },
};
