import { ActionIcon } from '@mantine/core';
import { ChevronLeft, Ellipsis } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { MenuButton } from '../menu-button.tsx';
import { cutTitle, foldCrumbs, type Crumb } from './crumbs.ts';
import styles from './breadcrumbs.module.css';

interface Props {
  /** Ancestors, without the page itself. */
  crumbs: readonly Crumb[];
  /** Title of the page. */
  children: ReactNode;
}

/** Breadcrumbs. More than three fold into a menu; narrow screens show only the parent. */
export function Breadcrumbs({ crumbs, children }: Props) {
  const { shown, hidden } = foldCrumbs([...crumbs, { title: '' }]);
  const way = shown.slice(0, -1);
  const up = crumbs.findLast(({ to }) => to !== undefined);
  return (
    <div className={styles.bar}>
      {up?.to !== undefined && (
        <Link to={up.to} className={styles.up} aria-label={`Back to ${up.title}`} title={up.title}>
          <ChevronLeft size={18} aria-hidden />
        </Link>
      )}
      {way.length > 0 && (
        <nav aria-label="Breadcrumbs" className={styles.way}>
          <ol>
            {way.map((crumb) => (
              <Fragment key={crumb.to ?? crumb.title}>
                <li>
                  {crumb.to === undefined ? (
                    cutTitle(crumb.title)
                  ) : (
                    <Link to={crumb.to} title={crumb.title}>
                      {crumb.mark}
                      <span className={styles.name}>{cutTitle(crumb.title)}</span>
                    </Link>
                  )}
                </li>
                {hidden.length > 0 && (
                  <li>
                    <MenuButton
                      label="Levels between"
                      position="bottom-start"
                      entries={hidden.map(({ title, to }) => ({ label: title, to }))}
                    >
                      <ActionIcon aria-label={`${hidden.length} levels between`}>
                        <Ellipsis size={16} aria-hidden />
                      </ActionIcon>
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
