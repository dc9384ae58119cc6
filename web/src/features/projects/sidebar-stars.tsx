import { useQuery } from '@tanstack/react-query';
import { starsQuery } from '../../data/projects/items.ts';
import { ItemIcon } from './item-icon.tsx';
import { ItemLink, shownTitle } from './item-link.tsx';
import styles from './sidebar-tree.module.css';

/** The member's favorites, on every page. */
export function SidebarStars() {
  const stars = useQuery(starsQuery()).data ?? [];
  if (stars.length === 0) return null;
  return (
    <section className={styles.part} aria-label="Starred">
      <div className={styles.head}>
        <h2 className={styles.heading}>Starred</h2>
      </div>
      <ul className={styles.list}>
        {stars.map((star) => (
          <li key={star.id} className={styles.row}>
            <ItemLink item={star} className={`${styles.link} ${styles.indent}`}>
              <ItemIcon item={star} className={styles.icon} />
              <span className={styles.name} title={shownTitle(star)}>
                {shownTitle(star)}
              </span>
            </ItemLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
