import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ChooseButton } from './choose-button.tsx';

const meta: Meta<typeof ChooseButton> = {
  title: 'Files/Choose button',
  component: ChooseButton,
  args: { children: 'Upload files', reason: null, onFiles: fn() },
};
export default meta;
type Story = StoryObj<typeof ChooseButton>;

export const Chosen: Story = {
  play: async ({ canvasElement, args }) => {
    const file = new File(['x'], 'talk.mp3');
    await userEvent.upload(within(canvasElement).getByLabelText('Files'), file);
    await expect(args.onFiles).toHaveBeenCalledWith([file]);
  },
};
export const Disabled: Story = {
  args: { reason: 'You don’t have edit permissions in this project' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Upload files' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
