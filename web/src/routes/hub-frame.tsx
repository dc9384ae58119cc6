import { Outlet, useLocation } from 'react-router';
import { UnreadCount } from '../features/notifications/unread-count.tsx';
import { PageBarContext } from '../kernel/page-bar.ts';
import { useWho } from '../kernel/who.ts';
import { TabBar } from '../ui/layout/tab-bar.tsx';
import { hubAt, hubsOf, isOnTab } from './hubs.ts';

/** Puts the tabs of the hub above its pages. */
export function Component() {
  const { pathname } = useLocation();
  const who = useWho();
  const label = hubAt(pathname)?.label;
  const tabs = hubsOf(who).find((hub) => hub.label === label)?.tabs ?? [];
  const bar = label !== undefined && tabs.length > 1 && (
    <TabBar
      label={label}
      tabs={tabs.map((tab) => ({
        title: tab.title,
        to: tab.to,
        current: isOnTab(tab, pathname),
        end: tab.to === '/notifications' && <UnreadCount enabled={who !== null} />,
      }))}
    />
  );
  return (
    <PageBarContext value={bar || null}>
      <Outlet />
    </PageBarContext>
  );
}
