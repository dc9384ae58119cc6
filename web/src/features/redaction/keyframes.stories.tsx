import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Keyframes } from './keyframes.tsx';

const keyframes = [
  { atMs: 1000, left: 10, top: 20, width: 30, height: 40 },
  { atMs: 3000, left: 50, top: 20, width: 30, height: 40 },
];
const meta: Meta<typeof Keyframes> = {
  title: 'Redaction/Key frames',
  component: Keyframes,
  args: { keyframes, atMs: 2000, onChange: fn(), onGo: fn() },
};
export default meta;
type Story = StoryObj<typeof Keyframes>;

export const Removed: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('textbox', { name: 'Left (%)' })).toHaveValue('30');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove position at 0:03' }));
    await expect(args.onChange).toHaveBeenCalledWith([keyframes[0]]);
  },
};
export const Empty: Story = { args: { keyframes: [] } };
