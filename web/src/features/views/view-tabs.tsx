import { type ShownView, VIEWED_TYPES } from '@evident/domain/views';
import { Lock } from 'lucide-react';
import { NavLink } from 'react-router';
import { THINGS, allRowsPath, viewPath } from './links.ts';
import styles from './views.module.css';

interface Props {
  /** The address of the project. */
  project: string;
  views: readonly ShownView[];
}

const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

/** Links to all notes, insights and highlights, and to the saved views. */
export function ViewTabs({ project, views }: Props) {
  const links = [
    ...VIEWED_TYPES.map((type) => ({ to: allRowsPath(project, type), title: `All ${THINGS[type].many}`, own: false })),
    ...views.map(({ id, title, isPrivate }) => ({ to: viewPath(project, id), title, own: isPrivate })),
  ];
  return (
    <nav aria-label="Views">
      <ul className={styles.tabs}>
        {links.map(({ to, title, own }) => (
          <li key={to}>
            <NavLink to={to} className={styles.tab}>
              {own && <Lock size={12} role="img" aria-label="Private" />}
              {capital(title)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
