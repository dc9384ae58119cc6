import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { BesideSidebar } from '../../kernel/sidebar-state.ts';
import { DrawerButton } from './drawer-button.tsx';

const meta: Meta<typeof DrawerButton> = { title: 'Layout/Drawer button', component: DrawerButton };
export default meta;

/** Visible on small screens only. */
export const OnASmallScreen: StoryObj<typeof DrawerButton> = {
  render: () => (
    <BesideSidebar value>
      <DrawerButton />
    </BesideSidebar>
  ),
};
export const WithoutASidebar: StoryObj<typeof DrawerButton> = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { hidden: true })).toBeNull();
  },
};
