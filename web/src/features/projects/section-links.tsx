import { NavLink } from 'react-router';
import styles from './section-links.module.css';

interface Props {
  /** What the pages have in common: `Projects`. */
  label: string;
  links: readonly { title: string; to: string }[];
}

/** Pages that stand side by side, each with its own address. */
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
