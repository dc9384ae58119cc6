import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Folders } from 'lucide-react';
import { useEffect } from 'react';
import { sidebar } from '../../kernel/sidebar-state.ts';
import { NavItem } from './nav-item.tsx';
import { SidebarDrawer } from './sidebar-drawer.tsx';

const meta: Meta<typeof SidebarDrawer> = { title: 'Layout/Sidebar drawer', component: SidebarDrawer };
export default meta;

const closed = fn();

function OpenOnce() {
  const opened = sidebar.useDrawerIsOpen();
  useEffect(() => {
    sidebar.openDrawer();
    return sidebar.closeDrawer;
  }, []);
  useEffect(() => {
    if (!opened) closed();
  }, [opened]);
  return (
    <SidebarDrawer opened={opened}>
      <nav aria-label="Workspace">
        <NavItem icon={Folders} label="Projects" to="/projects" />
      </nav>
    </SidebarDrawer>
  );
}

export const ClosedByEscape: StoryObj<typeof SidebarDrawer> = {
  render: () => <OpenOnce />,
  play: async () => {
    await expect(await within(document.body).findByRole('dialog', { name: 'Sidebar' })).toBeVisible();
    closed.mockClear();
    await userEvent.keyboard('{Escape}');
    await expect(closed).toHaveBeenCalled();
  },
};
