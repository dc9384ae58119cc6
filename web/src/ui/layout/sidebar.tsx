import { ActionIcon } from '@mantine/core';
import { PanelLeft } from 'lucide-react';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useNarrowScreen } from '../../kernel/narrow-screen.ts';
import { sidebar } from '../../kernel/sidebar-state.ts';
import styles from './sidebar.module.css';

const SidebarDrawer = lazy(async () => ({ default: (await import('./sidebar-drawer.tsx')).SidebarDrawer }));

interface Props {
  /** Workspace menu. */
  top: ReactNode;
  /** Fixed links. */
  places: (narrow: boolean) => ReactNode;
  /** Favorites and the folder tree; hidden while collapsed. */
  children?: ReactNode;
  /** User menu. */
  bottom: ReactNode;
}

/** Navigation: 256 px, icons only when collapsed, a drawer on small screens. */
export function Sidebar(props: Props) {
  const small = useNarrowScreen();
  const narrow = sidebar.useIsNarrow() && !small;
  const open = sidebar.useDrawerIsOpen();
  const { key } = useLocation();
  useEffect(() => sidebar.closeDrawer(), [key]);
  if (!small) return <Contents {...props} narrow={narrow} />;
  return (
    <Suspense>
      <SidebarDrawer opened={open}>
        <Contents {...props} narrow={false} />
      </SidebarDrawer>
    </Suspense>
  );
}

function Contents({ top, places, children, bottom, narrow }: Props & { narrow: boolean }) {
  const toggle = narrow ? 'Expand the sidebar' : 'Collapse the sidebar';
  return (
    <nav className={styles.sidebar} data-narrow={narrow} aria-label="Workspace">
      <div className={styles.top}>
        <div className={styles.workspace}>{top}</div>
        <ActionIcon className={styles.toggle} aria-label={toggle} title={`${toggle} ([)`} onClick={sidebar.toggle}>
          <PanelLeft size={16} aria-hidden />
        </ActionIcon>
      </div>
      <div className={styles.places}>{places(narrow)}</div>
      <div className={styles.rest}>{!narrow && children}</div>
      <div className={styles.bottom}>{bottom}</div>
    </nav>
  );
}
