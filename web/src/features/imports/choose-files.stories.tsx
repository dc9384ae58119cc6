import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ChooseFiles } from './choose-files.tsx';

const meta: Meta<typeof ChooseFiles> = {
  title: 'Imports/Choose files',
  component: ChooseFiles,
  args: { onFiles: fn() },
};
export default meta;
type Story = StoryObj<typeof ChooseFiles>;

export const Wide: Story = {
  play: async ({ canvasElement, args }) => {
    const file = new File(['WEBVTT'], 'talk.vtt');
    await userEvent.upload(canvasElement.querySelector<HTMLInputElement>('input[type=file]')!, file);
    await expect(args.onFiles).toHaveBeenCalledWith([file]);
    await expect(within(canvasElement).getByRole('button', { name: 'Choose files' })).toBeVisible();
  },
};
export const Compact: Story = { args: { compact: true } };
