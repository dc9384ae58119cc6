import { Tooltip, UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import styles from './nav-item.module.css';

interface Props {
  icon: LucideIcon;
  label: string;
  /** Either a link … */
  to?: string;
  /** Whether the page belongs to it; by default its address decides. */
  isHere?: boolean;
  /** … or an action. */
  run?: () => void;
  /** Icon only; the label remains as tooltip and for screen readers. */
  narrow?: boolean;
  /** Content at the end of the row: keys, a count. */
  end?: ReactNode;
  /** Marks the icon where there is no room for `end`. */
  marked?: boolean;
}

/** Row of the sidebar. */
export function NavItem({ icon: Icon, label, to, isHere, run, narrow = false, end, marked = false }: Props) {
  const inside = (
    <>
      <Icon size={16} strokeWidth={1.75} aria-hidden className={styles.icon} />
      {narrow ? <VisuallyHidden>{label}</VisuallyHidden> : <span className={styles.label}>{label}</span>}
      {narrow && marked && <span className={styles.mark} />}
      {end && <span className={styles.end}>{end}</span>}
    </>
  );
  return (
    <Tooltip label={label} position="right" disabled={!narrow} openDelay={0}>
      {to === undefined ? (
        <UnstyledButton className={styles.item} data-narrow={narrow} onClick={run}>
          {inside}
        </UnstyledButton>
      ) : isHere === undefined ? (
        <NavLink to={to} className={styles.item} data-narrow={narrow}>
          {inside}
        </NavLink>
      ) : (
        <Link to={to} className={styles.item} data-narrow={narrow} aria-current={isHere ? 'page' : undefined}>
          {inside}
        </Link>
      )}
    </Tooltip>
  );
}
