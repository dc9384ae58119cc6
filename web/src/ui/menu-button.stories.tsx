import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, FolderInput, Trash2 } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { MenuButton } from './menu-button.tsx';

const moved = fn();
const deleted = fn();
const meta: Meta<typeof MenuButton> = {
  title: 'Menu button',
  component: MenuButton,
  args: {
    label: 'More for this note',
    entries: [
      { label: 'Copy link', icon: Copy, keys: 'mod+l', run: fn() },
      {
        label: 'Move to another project',
        icon: FolderInput,
        run: moved,
        disabledReason: 'You don’t have edit permissions in this project',
      },
      { label: 'Delete', icon: Trash2, danger: true, apart: true, run: deleted },
    ],
  },
};
export default meta;
type Story = StoryObj<typeof MenuButton>;

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'More for this note' }));
    const menu = within(await within(document.body).findByRole('menu'));
    await userEvent.click(menu.getByText('Move to another project'));
    await expect(moved).not.toHaveBeenCalled();
    await expect(menu.getByText('Delete')).toBeVisible();
  },
};
export const OneOfSeveral: Story = {
  args: {
    label: 'Theme',
    entries: [
      { label: 'Light', chosen: true, run: fn() },
      { label: 'Dark', chosen: false, run: moved },
    ],
  },
  play: async ({ canvasElement }) => {
    moved.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Theme' }));
    await expect(await within(document.body).findByRole('menuitemradio', { name: 'Light' })).toBeChecked();
    await userEvent.click(within(document.body).getByRole('menuitemradio', { name: 'Dark' }));
    await expect(moved).toHaveBeenCalled();
  },
};
export const NothingToDo: Story = {
  args: { entries: [] },
  render: (args) => (
    <div>
      <MenuButton {...args} />
    </div>
  ),
};
