import { NavLink } from 'react-router';
import styles from './section-links.module.css';

interface Props {
  /** The name of the group of pages: `Projects`. */
  label: string;
  links: readonly { title: string; to: string }[];
}

/** Links between sibling pages. */
export function SectionLinks({ label, links }: Props) {
  return (
    <nav aria-label={label}>
      <ul className={styles.links}>
        {links.map(({ title, to }) => (
          <li key={to}>
            <NavLink to={to} end className={styles.link}>
              {title}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
