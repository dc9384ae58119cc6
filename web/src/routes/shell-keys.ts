import { useMantineColorScheme } from '@mantine/core';
import { Keyboard, LogOut, Monitor, Moon, ScrollText, Search, ShieldCheck, Sun, UserPlus, UserRound, UsersRound } from 'lucide-react';
import { useNavigate } from 'react-router';
import { palette, useCommands } from '../kernel/commands/use-commands.ts';
import { useKeys } from '../kernel/keys/use-keys.ts';
import { sidebar } from '../kernel/sidebar-state.ts';
import { useUndo } from '../kernel/undo/use-undo.ts';
import { places } from './shell-places.tsx';

/** Keys that work on every screen. */
export function useShellKeys(showKeys: () => void): void {
  const navigate = useNavigate();
  const { undoLast } = useUndo();
  useKeys([
    { keys: 'mod+k', label: 'Do or find anything', run: palette.open, whileTyping: true },
    { keys: '/', label: 'Search', run: () => void navigate('/search') },
    { keys: '?', label: 'Show the keys', run: showKeys },
    { keys: 'mod+z', label: 'Undo', run: () => void undoLast() },
    { keys: '[', label: 'Collapse or widen the sidebar', run: sidebar.toggle },
    ...places.map(({ label, to, keys }) => ({ keys, label: `Go to ${label.toLowerCase()}`, group: 'Go', run: () => void navigate(to) })),
  ]);
}

/** Commands that make sense on every screen. */
export function useShellCommands(showKeys: () => void): void {
  const navigate = useNavigate();
  const { setColorScheme } = useMantineColorScheme();
  const theme = { group: 'Theme', keywords: 'appearance colour mode' };
  useCommands([
    ...places.map(({ label, to, keys, icon }) => ({ id: `go ${to}`, label: `Go to ${label.toLowerCase()}`, group: 'Go', keys, icon, run: () => void navigate(to) })),
    { id: 'search', label: 'Search everything', group: 'Go', keys: '/', icon: Search, keywords: 'find', run: () => void navigate('/search') },
    { id: 'account', label: 'Your account', group: 'Settings', icon: UserRound, keywords: 'e-mail access tokens picture export delete', run: () => void navigate('/settings/user/account') },
    { id: 'security', label: 'Your security', group: 'Settings', icon: ShieldCheck, keywords: 'password two-step authenticator sessions sign-in history', run: () => void navigate('/settings/user/security') },
    { id: 'audit', label: 'Audit log', group: 'Settings', icon: ScrollText, keywords: 'sign-ins history', run: () => void navigate('/audit-log') },
    { id: 'invite', label: 'Invite people', group: 'Settings', icon: UserPlus, keywords: 'members roles users', run: () => void navigate('/settings/users') },
    { id: 'groups', label: 'Groups of people', group: 'Settings', icon: UsersRound, run: () => void navigate('/settings/groups') },
    { id: 'sign out', label: 'Sign out', group: 'Settings', icon: LogOut, keywords: 'log out leave', run: () => void navigate('/auth/logout') },
    { id: 'light', label: 'Use the light theme', icon: Sun, run: () => setColorScheme('light'), ...theme },
    { id: 'dark', label: 'Use the dark theme', icon: Moon, run: () => setColorScheme('dark'), ...theme },
    { id: 'auto', label: 'Use the theme of the system', icon: Monitor, run: () => setColorScheme('auto'), ...theme },
    { id: 'keys', label: 'Show the keys', group: 'Help', keys: '?', icon: Keyboard, keywords: 'keyboard shortcuts', run: showKeys },
  ]);
}
