import { SidebarStars } from '../features/projects/sidebar-stars.tsx';
import { SidebarTree } from '../features/projects/sidebar-tree.tsx';

export { GettingStarted } from '../features/projects/getting-started.tsx';

/** The lower part of the sidebar, in its own chunk. */
export function Trees() {
  return (
    <>
      <SidebarStars />
      <SidebarTree />
    </>
  );
}
