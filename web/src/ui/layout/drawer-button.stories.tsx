import type { Meta, StoryObj } from '@storybook/react-vite';
import { DrawerButton } from './drawer-button.tsx';

const meta: Meta<typeof DrawerButton> = { title: 'Layout/Drawer button', component: DrawerButton };
export default meta;

/** Seen on a small screen only. */
export const OnASmallScreen: StoryObj<typeof DrawerButton> = {};
