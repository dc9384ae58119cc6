import { useQuery } from '@tanstack/react-query';
import {
  ArrowRightLeft,
  Keyboard,
  LayoutGrid,
  LogOut,
  Monitor,
  Moon,
  Settings,
  Sun,
  UserPlus,
  UserRound,
} from 'lucide-react';
import { signedInQuery } from '../data/identity/queries.ts';
import { useTheme } from '../data/preferences/mutations.ts';
import { useEnvironment } from '../data/workspaces/environment.ts';
import { useNarrowScreen } from '../kernel/narrow-screen.ts';
import { sidebar } from '../kernel/sidebar-state.ts';
import { useWho } from '../kernel/who.ts';
import { SidebarButton } from '../ui/layout/sidebar-button.tsx';
import { WorkspaceIcon } from '../ui/layout/workspace-icon.tsx';
import { MenuButton } from '../ui/menu-button.tsx';
import { PersonAvatar } from '../ui/person-avatar.tsx';

/** Maximum workspaces in the menu; the rest are in the full list. */
const OTHERS_SHOWN = 8;

/** The workspace menu. */
export function WorkspaceMenu() {
  const who = useWho();
  const workspace = who?.workspace;
  // On a phone the list of settings is a page of its own.
  const narrow = useNarrowScreen();
  const { data: environment } = useEnvironment();
  const { data: person } = useQuery({ ...signedInQuery(), enabled: workspace !== undefined });
  const name = workspace?.name ?? 'Workspace';
  // Sessions are per host, so switching goes through the root address.
  const leave = (to: string) => location.assign(`${environment?.rootUrl ?? ''}${to}`);
  const others = person?.workspaces.filter(({ id }) => id !== workspace?.id) ?? [];
  const entries = [
    { label: 'Settings', icon: Settings, to: `/settings${narrow ? '?list' : ''}` },
    ...(who?.member.workspaceAdmin ? [{ label: 'Invite people', icon: UserPlus, to: '/settings/users' }] : []),
    ...others.slice(0, OTHERS_SHOWN).map(({ name: other, subdomain, url }, at) => ({
      label: `${other} (${subdomain})`,
      icon: ArrowRightLeft,
      apart: at === 0,
      run: () => leave(`/auth/login?${new URLSearchParams({ redirect: `${url}/home` })}`),
    })),
    {
      label: 'All your workspaces',
      icon: LayoutGrid,
      apart: others.length === 0,
      run: () => leave('/auth/workspaces'),
    },
  ];
  return (
    <MenuButton label="Workspace" position="bottom-start" entries={entries}>
      <SidebarButton
        picture={<WorkspaceIcon name={name} color={workspace?.primaryColor} logoUrl={workspace?.logo?.baseImageUrl} />}
        name={name}
        narrow={sidebar.useIsNarrow()}
      />
    </MenuButton>
  );
}

/** The user menu: theme, shortcuts, account. */
export function UserMenu({ onKeys }: { onKeys: () => void }) {
  const person = useWho()?.member;
  const { theme, chooseTheme } = useTheme();
  const name = person?.name ?? 'You';
  const entries = [
    { label: 'Your account', icon: UserRound, to: '/settings/user/account' },
    { label: 'Light', icon: Sun, chosen: theme === 'light', apart: true, run: () => chooseTheme('light') },
    { label: 'Dark', icon: Moon, chosen: theme === 'dark', run: () => chooseTheme('dark') },
    { label: 'System', icon: Monitor, chosen: theme === 'auto', run: () => chooseTheme('auto') },
    { label: 'Keys', icon: Keyboard, keys: '?', apart: true, run: onKeys },
    { label: 'Sign out', icon: LogOut, apart: true, to: '/auth/logout' },
  ];
  return (
    <MenuButton label="You" position="top-start" entries={entries}>
      <SidebarButton
        picture={<PersonAvatar name={name} pictureUrl={person?.pictureFileId ? `/f/${person.pictureFileId}` : null} />}
        name={name}
        detail={person?.email}
        narrow={sidebar.useIsNarrow()}
      />
    </MenuButton>
  );
}
