import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RecoveryCodes } from './recovery-codes.tsx';

const codes = Array.from({ length: 10 }, (_, number) => `3f9a${number}-71c2e-88b4d-0a6f5`);
const meta: Meta<typeof RecoveryCodes> = {
  title: 'Identity/Recovery codes',
  component: RecoveryCodes,
  args: { codes, onDone: fn() },
};
export default meta;
type Story = StoryObj<typeof RecoveryCodes>;

export const ShownOnce: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: 'I saved them' }));
    await expect(args.onDone).toHaveBeenCalled();
  },
};
