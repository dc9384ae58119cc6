import { NavLink } from 'react-router';
import type { Who } from '../kernel/who.ts';
import { PLANS_PLACES } from './settings-place.ts';
import { settingsGroupsOf } from './settings-places.ts';
import styles from './settings-frame.module.css';

/** The settings pages of a member, in groups. Plans only where they limit the workspace. */
export function SettingsList({ who, hasPlans }: { who: Who | null; hasPlans: boolean }) {
  return (
    <nav aria-label="Settings" className={styles.list}>
      {settingsGroupsOf(who).map(({ title, places }) => (
        <section key={title} aria-label={title}>
          <h2 className={styles.group}>{title}</h2>
          <ul className={styles.places}>
            {[...places, ...(hasPlans && title === 'Workspace' ? PLANS_PLACES : [])].map(
              ({ title: place, to, icon: Icon }) => (
                <li key={to}>
                  <NavLink to={to} end className={styles.place}>
                    <Icon size={16} strokeWidth={1.75} aria-hidden />
                    {place}
                  </NavLink>
                </li>
              ),
            )}
          </ul>
        </section>
      ))}
    </nav>
  );
}
