import { ActionIcon } from '@mantine/core';
import { Menu } from 'lucide-react';
import { useContext } from 'react';
import { SidebarVisible, sidebar } from '../../kernel/sidebar-state.ts';
import styles from './drawer-button.module.css';

/** Opens the sidebar drawer on small screens. */
export function DrawerButton() {
  if (!useContext(SidebarVisible)) return null;
  return (
    <ActionIcon className={styles.button} size={36} aria-label="Open the sidebar" onClick={sidebar.openDrawer}>
      <Menu size={18} aria-hidden />
    </ActionIcon>
  );
}
