import { Search } from 'lucide-react';
import { useLocation } from 'react-router';
import { UnreadCount, useUnread } from '../features/notifications/unread-count.tsx';
import { palette } from '../kernel/commands/use-commands.ts';
import { useWho } from '../kernel/who.ts';
import { KeyHint } from '../ui/key-hint.tsx';
import { NavItem } from '../ui/layout/nav-item.tsx';
import { hubAt, hubsOf, pagesOf } from './hubs.ts';

const INBOX = 'Inbox';

/** The entries of the sidebar above the project tree, and the projects where the tree has no room. */
export function Places({ narrow }: { narrow: boolean }) {
  const who = useWho();
  const { pathname } = useLocation();
  const here = hubAt(pathname)?.label;
  const unread = useUnread(who !== null) > 0;
  const projects = narrow ? pagesOf(who).filter(({ to }) => to === '/projects') : [];
  return (
    <>
      <NavItem icon={Search} label="Search" run={palette.open} narrow={narrow} end={<KeyHint keys="mod+k" />} />
      {hubsOf(who).map(({ label, icon, tabs }) => (
        <NavItem
          key={label}
          icon={icon}
          label={narrow && unread && label === INBOX ? `${label}, some unread` : label}
          to={tabs[0]!.to}
          isHere={label === here}
          narrow={narrow}
          marked={unread && label === INBOX}
          end={label === INBOX && <UnreadCount enabled={who !== null} />}
        />
      ))}
      {projects.map(({ title, icon, to }) => (
        <NavItem key={to} icon={icon} label={title} to={to} narrow />
      ))}
    </>
  );
}
