import type { ShownView } from '@evident/domain/views';
import { Lock } from 'lucide-react';
import { NavLink } from 'react-router';
import { THINGS, allRowsPath, viewPath, viewTabOf, type ViewTab } from './links.ts';
import styles from './view-tabs.module.css';

interface Props {
  /** The address of the project. */
  project: string;
  tab: ViewTab;
  views: readonly ShownView[];
}

const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

/** Chips under a tab of a project: everything on it, and the saved views. */
export function ViewTabs({ project, tab, views }: Props) {
  const links = [
    ...everythingOn(project, tab).map((link) => ({ ...link, own: false })),
    ...views
      .filter((view) => viewTabOf(view) === tab)
      .map(({ id, title, isPrivate }) => ({ to: viewPath(project, id), title, own: isPrivate })),
  ];
  return (
    <nav aria-label="Views">
      <ul className={styles.tabs}>
        {links.map(({ to, title, own }) => (
          <li key={to}>
            <NavLink to={to} end className={styles.tab}>
              {own && <Lock size={12} role="img" aria-label="Private" />}
              {capital(title)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function everythingOn(project: string, tab: ViewTab): { to: string; title: string }[] {
  if (tab === 'CANVAS') return [{ to: `${project}/canvas`, title: 'All canvases' }];
  const all = { to: allRowsPath(project, tab), title: `All ${THINGS[tab].many}` };
  if (tab !== 'HIGHLIGHT') return [all];
  return [
    { ...all, to: `${project}/highlights` },
    { ...all, title: 'As table or board' },
  ];
}
