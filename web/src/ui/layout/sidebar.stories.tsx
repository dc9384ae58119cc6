import type { Meta, StoryObj } from '@storybook/react-vite';
import { Folders, House } from 'lucide-react';
import { expect, userEvent, within } from 'storybook/test';
import { PersonAvatar } from '../person-avatar.tsx';
import { NavItem } from './nav-item.tsx';
import { SidebarButton } from './sidebar-button.tsx';
import { Sidebar } from './sidebar.tsx';
import { WorkspaceIcon } from './workspace-icon.tsx';

const meta: Meta<typeof Sidebar> = {
  title: 'Layout/Sidebar',
  component: Sidebar,
  parameters: { layout: 'fullscreen', address: '/home' },
  decorators: [
    (Show) => (
      <div style={{ height: 480 }}>
        <Show />
      </div>
    ),
  ],
};
export default meta;

export const Collapsing: StoryObj<typeof Sidebar> = {
  args: {
    top: <SidebarButton picture={<WorkspaceIcon name="Northwind" />} name="Northwind research" />,
    places: (narrow) => (
      <>
        <NavItem icon={House} label="Home" to="/home" narrow={narrow} />
        <NavItem icon={Folders} label="Projects" to="/projects" narrow={narrow} />
      </>
    ),
    children: <p style={{ color: 'var(--ink-dim)', fontSize: 12 }}>Starred</p>,
    bottom: (
      <SidebarButton
        picture={<PersonAvatar name="Maria Lindqvist" />}
        name="Maria Lindqvist"
        detail="maria@northwind.example"
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse the sidebar' }));
    await expect(canvas.getByRole('navigation').offsetWidth).toBe(56);
    await expect(canvas.getByRole('link', { name: 'Projects' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Expand the sidebar' }));
    await expect(canvas.getByRole('navigation').offsetWidth).toBe(256);
  },
};
