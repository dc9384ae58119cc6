import type { FeatureFlag } from '@evident/domain/workspaces';
import {
  Bot,
  Briefcase,
  Clock,
  Compass,
  ContactRound,
  FilePenLine,
  Folders,
  House,
  LayoutDashboard,
  MessageCircleQuestion,
  Newspaper,
  Search,
  Settings,
  Telescope,
  Zap,
  type LucideIcon,
} from 'lucide-react';
import { palette } from '../kernel/commands/use-commands.ts';
import { useWho, type Who } from '../kernel/who.ts';
import { KeyHint } from '../ui/key-hint.tsx';
import { NotificationBell } from '../features/notifications/notification-bell.tsx';
import { NavItem } from '../ui/layout/nav-item.tsx';

export interface Place {
  label: string;
  to: string;
  icon: LucideIcon;
  keys: string;
  /** Hidden without this feature flag. */
  flag?: FeatureFlag;
}

/** The main pages: sidebar links, `g` shortcuts and commands. */
const places: readonly Place[] = [
  { label: 'Home', to: '/home', icon: House, keys: 'g h' },
  { label: 'Ask', to: '/ask', icon: MessageCircleQuestion, keys: 'g a' },
  { label: 'Start', to: '/start', icon: Compass, keys: 'g t' },
  { label: 'Explore', to: '/explore', icon: Newspaper, keys: 'g x' },
  { label: 'Recent', to: '/recent', icon: Clock, keys: 'g r' },
  { label: 'Your work', to: '/your-work', icon: Briefcase, keys: 'g w' },
  { label: 'Projects', to: '/projects', icon: Folders, keys: 'g p' },
  { label: 'Dashboards', to: '/dashboards', icon: LayoutDashboard, keys: 'g o' },
  { label: 'Docs', to: '/docs', icon: FilePenLine, keys: 'g d' },
  { label: 'Agents', to: '/agents', icon: Bot, keys: 'g b', flag: 'agents' },
  { label: 'Automations', to: '/automations', icon: Zap, keys: 'g u' },
  { label: 'Research', to: '/research', icon: Telescope, keys: 'g e' },
  { label: 'Contacts', to: '/contacts', icon: ContactRound, keys: 'g c' },
  { label: 'Settings', to: '/settings', icon: Settings, keys: 'g s' },
];

/** Those of this workspace. */
export function placesOf(who: Who | null): readonly Place[] {
  const flags = who?.featureFlags;
  return places.filter(({ flag }) => flag === undefined || flags?.[flag] === true);
}

export function Places({ narrow }: { narrow: boolean }) {
  const who = useWho();
  return (
    <>
      <NavItem icon={Search} label="Search" run={palette.open} narrow={narrow} end={<KeyHint keys="mod+k" />} />
      <NotificationBell narrow={narrow} enabled={who !== null} />
      {placesOf(who).map(({ label, to, icon }) => (
        <NavItem key={to} icon={icon} label={label} to={to} narrow={narrow} />
      ))}
    </>
  );
}
