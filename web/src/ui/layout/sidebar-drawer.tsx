import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLayer } from '../../kernel/keys/use-layer.ts';
import { sidebar } from '../../kernel/sidebar-state.ts';
import styles from './sidebar-drawer.module.css';

/**
 * Sidebar on small screens, above the page; navigation closes it. A separate chunk, because large screens never load
 * it.
 */
export function SidebarDrawer({ opened, children }: { opened: boolean; children: ReactNode }) {
  useLayer(opened, sidebar.closeDrawer);
  return (
    <Drawer.Root
      opened={opened}
      onClose={sidebar.closeDrawer}
      closeOnEscape={false}
      lockScroll={false}
      size={288}
      padding={0}
      classNames={{ body: styles.body }}
    >
      <Drawer.Overlay />
      <Drawer.Content aria-label="Sidebar" data-sidebar>
        <Drawer.Body>{children}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
