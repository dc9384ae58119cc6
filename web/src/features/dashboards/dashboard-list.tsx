import type { DashboardSummary } from '@evident/domain/dashboards';
import { LayoutDashboard, Lock, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { MenuButton } from '../../ui/menu-button.tsx';
import type { MenuEntry } from '../../ui/menu-entry.ts';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { dashboardPath } from './links.ts';
import styles from './dashboards.module.css';

interface Props {
  dashboards: readonly DashboardSummary[];
  entriesOf: (dashboard: DashboardSummary) => MenuEntry[];
  /** Creates the first one. */
  action: ReactNode;
}

/** The member's dashboards and the shared ones. */
export function DashboardList({ dashboards, entriesOf, action }: Props) {
  if (dashboards.length === 0)
    return (
      <EmptyState icon={LayoutDashboard} title="No dashboards yet" action={action}>
        Keep charts of your projects side by side. Their numbers are always those of today.
      </EmptyState>
    );
  return (
    <ul className={styles.list} aria-label="Dashboards">
      {dashboards.map((dashboard) => (
        <Item key={dashboard.id} dashboard={dashboard} entries={entriesOf(dashboard)} />
      ))}
    </ul>
  );
}

function Item({ dashboard, entries }: { dashboard: DashboardSummary; entries: MenuEntry[] }) {
  const { title, charts, shared, own, owner, updatedAt } = dashboard;
  const Sharing = shared ? Users : Lock;
  return (
    <li className={styles.item}>
      <Link to={dashboardPath(dashboard)} className={styles.link} dir="auto">
        {title}
      </Link>
      <span className={styles.facts}>
        <span className={styles.fact}>
          <Sharing size={12} aria-hidden />
          {shared ? (own ? 'Shared' : `Shared by ${owner.name}`) : 'Private'}
        </span>
        <span>{charts === 1 ? '1 chart' : `${charts} charts`}</span>
        <RelativeTime at={updatedAt} />
      </span>
      <span className={styles.more}>
        <MenuButton label={`More for ${title}`} entries={entries} />
      </span>
    </li>
  );
}
