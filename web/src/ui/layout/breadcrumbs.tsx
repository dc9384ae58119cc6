import { ActionIcon } from '@mantine/core';
import { Ellipsis } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { MenuButton } from '../menu-button.tsx';
import { cutTitle, foldCrumbs, type Crumb } from './crumbs.ts';
import styles from './breadcrumbs.module.css';

interface Props {
  /** The way here, without the page itself. */
  crumbs: readonly Crumb[];
  /** The page itself. */
  children: ReactNode;
}

/** The way here. With more than three the middle is behind the ellipsis, a press away. */
export function Breadcrumbs({ crumbs, children }: Props) {
  const { shown, hidden } = foldCrumbs([...crumbs, { title: '' }]);
  const way = shown.slice(0, -1);
  return (
    <div className={styles.bar}>
      {way.length > 0 && (
        <nav aria-label="Breadcrumbs" className={styles.way}>
          <ol>
            {way.map((crumb) => (
              <Fragment key={crumb.to ?? crumb.title}>
                <li>{crumb.to === undefined ? cutTitle(crumb.title) : <Link to={crumb.to} title={crumb.title}>{crumb.mark}{cutTitle(crumb.title)}</Link>}</li>
                {hidden.length > 0 && (
                  <li>
                    <MenuButton label="Levels between" position="bottom-start" entries={hidden.map(({ title, to }) => ({ label: title, to }))}>
                      <ActionIcon aria-label={`${hidden.length} levels between`}><Ellipsis size={16} aria-hidden /></ActionIcon>
                    </MenuButton>
                  </li>
                )}
              </Fragment>
            ))}
          </ol>
        </nav>
      )}
      <div className={styles.here}>{children}</div>
    </div>
  );
}
