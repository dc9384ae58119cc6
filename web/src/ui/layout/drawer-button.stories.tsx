import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SidebarVisible } from '../../kernel/sidebar-state.ts';
import { DrawerButton } from './drawer-button.tsx';

const meta: Meta<typeof DrawerButton> = { title: 'Layout/Drawer button', component: DrawerButton };
export default meta;

/** Visible on small screens only. */
export const OnASmallScreen: StoryObj<typeof DrawerButton> = {
  render: () => (
    <SidebarVisible value>
      <DrawerButton />
    </SidebarVisible>
  ),
};
export const WithoutASidebar: StoryObj<typeof DrawerButton> = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { hidden: true })).toBeNull();
  },
};
