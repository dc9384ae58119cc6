import { seesPeople } from '@evident/domain/people';
import { canCreate } from '@evident/domain/permissions';
import type { FeatureFlag } from '@evident/domain/workspaces';
import {
  ContactRound,
  Folders,
  House,
  Inbox,
  LayoutDashboard,
  MessageCircleQuestion,
  MessagesSquare,
  Settings,
  type LucideIcon,
} from 'lucide-react';
import { isAt } from '../kernel/is-at.ts';
import type { Who } from '../kernel/who.ts';

export interface HubTab {
  title: string;
  to: string;
  keys: string;
  /** In “Go to …”, if the title needs its hub to be understood. */
  name?: string;
  /** Addresses that select it too. */
  also?: string;
  /** Hidden without this feature flag. */
  flag?: FeatureFlag;
  /** Hidden from members for whom it is false, because their role never has a use for it. */
  isFor?: (who: Who) => boolean;
}

export interface Hub {
  label: string;
  icon: LucideIcon;
  tabs: readonly HubTab[];
}

/** The entries of the sidebar after Search. One with several pages shows them as tabs. */
const hubs: readonly Hub[] = [
  {
    label: 'Inbox',
    icon: Inbox,
    tabs: [
      { title: 'For you', to: '/start', keys: 'g t', name: 'inbox' },
      { title: 'Recent', to: '/recent', keys: 'g r' },
      { title: 'Yours', to: '/your-work', keys: 'g w', name: 'your work', isFor: ({ member }) => canCreate(member) },
      { title: 'Notifications', to: '/notifications', keys: 'g n' },
    ],
  },
  {
    label: 'Home',
    icon: House,
    tabs: [
      { title: 'Published insights', to: '/home', keys: 'g h', name: 'home' },
      { title: 'Feeds', to: '/explore', keys: 'g x' },
    ],
  },
  {
    label: 'Ask',
    icon: MessageCircleQuestion,
    tabs: [
      { title: 'Ask', to: '/ask', keys: 'g a' },
      { title: 'Research', to: '/research', keys: 'g e' },
      { title: 'Agents', to: '/agents', keys: 'g b', flag: 'agents' },
      { title: 'Automations', to: '/automations', keys: 'g u', isFor: ({ member }) => canCreate(member) },
      { title: 'Docs', to: '/docs', keys: 'g d' },
    ],
  },
  { label: 'Channels', icon: MessagesSquare, tabs: [{ title: 'Channels', to: '/channels', keys: 'g f' }] },
  {
    label: 'People',
    icon: ContactRound,
    tabs: [
      {
        title: 'People',
        to: '/contacts',
        keys: 'g c',
        isFor: ({ member, workspace }) => seesPeople(member, workspace.peopleAccess),
      },
    ],
  },
  { label: 'Dashboards', icon: LayoutDashboard, tabs: [{ title: 'Dashboards', to: '/dashboards', keys: 'g o' }] },
];

/** Pages outside the hubs with keys and a command. */
const apart: readonly Hub[] = [
  {
    label: 'Projects',
    icon: Folders,
    tabs: [{ title: 'Projects', to: '/projects', keys: 'g p', also: '/browse' }],
  },
  { label: 'Settings', icon: Settings, tabs: [{ title: 'Settings', to: '/settings', keys: 'g s' }] },
];

const offered = (all: readonly Hub[], who: Who | null): Hub[] =>
  all
    .map((hub) => ({
      ...hub,
      tabs: hub.tabs.filter(
        ({ flag, isFor }) =>
          (flag === undefined || who?.featureFlags[flag] === true) && (isFor === undefined || (who && isFor(who))),
      ),
    }))
    .filter(({ tabs }) => tabs.length > 0);

/** The hubs and tabs that a member can use. */
export const hubsOf = (who: Who | null): Hub[] => offered(hubs, who);

/** All pages with keys and a command that a member can use. */
export const pagesOf = (who: Who | null): (HubTab & Pick<Hub, 'icon'>)[] =>
  offered([...hubs, ...apart], who).flatMap(({ tabs, icon }) => tabs.map((tab) => ({ ...tab, icon })));

export const isOnTab = ({ to, also }: HubTab, pathname: string): boolean =>
  isAt(pathname, to) || (also !== undefined && isAt(pathname, also));

/** The hub of an address. */
export const hubAt = (pathname: string): Hub | undefined =>
  hubs.find(({ tabs }) => tabs.some((tab) => isOnTab(tab, pathname)));
