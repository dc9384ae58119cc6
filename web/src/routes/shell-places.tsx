import {
  Briefcase,
  Clock,
  Compass,
  ContactRound,
  Folders,
  House,
  MessageCircleQuestion,
  Search,
  Settings,
  Telescope,
  type LucideIcon,
} from 'lucide-react';
import { palette } from '../kernel/commands/use-commands.ts';
import { KeyHint } from '../ui/key-hint.tsx';
import { NavItem } from '../ui/layout/nav-item.tsx';

export interface Place {
  label: string;
  to: string;
  icon: LucideIcon;
  keys: string;
}

/** The main pages: sidebar links, `g` shortcuts and commands. */
export const places: readonly Place[] = [
  { label: 'Home', to: '/home', icon: House, keys: 'g h' },
  { label: 'Ask', to: '/ask', icon: MessageCircleQuestion, keys: 'g a' },
  { label: 'Start', to: '/start', icon: Compass, keys: 'g t' },
  { label: 'Recent', to: '/recent', icon: Clock, keys: 'g r' },
  { label: 'Your work', to: '/your-work', icon: Briefcase, keys: 'g w' },
  { label: 'Projects', to: '/projects', icon: Folders, keys: 'g p' },
  { label: 'Research', to: '/research', icon: Telescope, keys: 'g e' },
  { label: 'Contacts', to: '/contacts', icon: ContactRound, keys: 'g c' },
  { label: 'Settings', to: '/settings', icon: Settings, keys: 'g s' },
];

export function Places({ narrow }: { narrow: boolean }) {
  return (
    <>
      <NavItem icon={Search} label="Search" run={palette.open} narrow={narrow} end={<KeyHint keys="mod+k" />} />
      {places.map(({ label, to, icon }) => (
        <NavItem key={to} icon={icon} label={label} to={to} narrow={narrow} />
      ))}
    </>
  );
}
