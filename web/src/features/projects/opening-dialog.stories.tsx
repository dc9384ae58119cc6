import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { folder } from '../../../.storybook/workspace.tsx';
import { OpeningDialog } from './opening-dialog.tsx';

const meta: Meta<typeof OpeningDialog> = {
  title: 'Projects/Opening dialog',
  component: OpeningDialog,
  args: { title: 'How we interview', kind: 'project', into: folder, onClose: fn(), onMove: fn() },
};
export default meta;
type Story = StoryObj<typeof OpeningDialog>;

export const Asked: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByText(/everyone can see it/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Move and show' }));
    await expect(args.onMove).toHaveBeenCalledWith(folder);
  },
};
export const OfAFolder: Story = {
  args: { kind: 'folder' },
  play: async () => {
    await expect(await screen.findByText(/everyone can see everything in it/)).toBeVisible();
  },
};
