import type { DashboardSummary, DashboardView } from '@evident/domain/dashboards';
import { Copy, Link2, Lock, Trash2, Users } from 'lucide-react';
import { copyLink } from '../../kernel/copy.ts';
import type { MenuEntry } from '../../ui/menu-entry.ts';
import { dashboardPath } from './links.ts';
import type { useDashboardChanges } from '../../data/dashboards/mutations.ts';

interface Menu {
  dashboard: DashboardSummary | DashboardView;
  changes: ReturnType<typeof useDashboardChanges>;
  /** Why the member cannot have dashboards; null if they can. */
  reason: string | null;
  onDuplicate: () => void;
  onDeleted?: () => void;
}

/** The entries of a dashboard's menu. */
export function dashboardEntries({ dashboard, changes, reason, onDuplicate, onDeleted }: Menu): MenuEntry[] {
  const { title, shared, own } = dashboard;
  const link = () => copyLink(`${location.origin}${dashboardPath(dashboard)}`);
  const linking: MenuEntry = shared
    ? { label: 'Copy link', icon: Link2, run: () => void link() }
    : {
        label: 'Share and copy link',
        icon: Link2,
        run: () =>
          void changes
            .update(dashboard, `Shared “${title}”`, { shared: true })
            .then((done) => (done ? link() : undefined)),
      };
  const copy: MenuEntry = { label: 'Duplicate', icon: Copy, disabledReason: reason, run: onDuplicate };
  if (!own) return [linking, copy];
  return [
    linking,
    shared
      ? {
          label: 'Make private',
          icon: Lock,
          run: () => void changes.update(dashboard, `Made “${title}” private`, { shared: false }),
        }
      : {
          label: 'Share with the workspace',
          icon: Users,
          run: () => void changes.update(dashboard, `Shared “${title}”`, { shared: true }),
        },
    copy,
    {
      label: 'Delete',
      icon: Trash2,
      danger: true,
      apart: true,
      run: () => void changes.remove(dashboard).then((gone) => gone && onDeleted?.()),
    },
  ];
}
