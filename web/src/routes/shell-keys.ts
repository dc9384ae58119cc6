import { Keyboard, LogOut, Monitor, Moon, Search, Sun } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useTheme } from '../data/preferences/mutations.ts';
import { palette, useCommands } from '../kernel/commands/use-commands.ts';
import { opensField } from '../kernel/keys/type-ahead.ts';
import { useKeys } from '../kernel/keys/use-keys.ts';
import { sidebar } from '../kernel/sidebar-state.ts';
import type { Who } from '../kernel/who.ts';
import { useUndo } from '../kernel/undo/use-undo.ts';
import { settingsPlaces } from './settings-places.ts';
import { placesOf } from './shell-places.tsx';

/** Global shortcuts. */
export function useShellKeys(who: Who | null, showKeys: () => void): void {
  const navigate = useNavigate();
  const { undoLast } = useUndo();
  const places = placesOf(who);
  useKeys([
    { keys: 'mod+k', label: 'Do or find anything', run: palette.open, whileTyping: true },
    { keys: '/', label: 'Search', run: opensField(() => navigate('/search')) },
    { keys: '?', label: 'Show the keys', run: showKeys },
    { keys: 'mod+z', label: 'Undo', run: () => void undoLast() },
    { keys: '[', label: 'Collapse or expand the sidebar', run: sidebar.toggle },
    ...places.map(({ label, to, keys }) => ({
      keys,
      label: `Go to ${label.toLowerCase()}`,
      group: 'Go',
      run: () => void navigate(to),
    })),
  ]);
}

/** Global commands. */
export function useShellCommands(who: Who | null, showKeys: () => void): void {
  const navigate = useNavigate();
  const { chooseTheme } = useTheme();
  const places = placesOf(who);
  const theme = { group: 'Theme', keywords: 'appearance color colour mode toggle switch' };
  useCommands([
    ...places.map(({ label, to, keys, icon }) => ({
      id: `go ${to}`,
      label: `Go to ${label.toLowerCase()}`,
      group: 'Go',
      keys,
      icon,
      run: () => void navigate(to),
    })),
    {
      id: 'search',
      label: 'Search everything',
      group: 'Go',
      keys: '/',
      icon: Search,
      keywords: 'find',
      run: opensField(() => navigate('/search')),
    },
    ...settingsPlaces.map(({ to, command, icon, keywords }) => ({
      id: `go ${to}`,
      label: command,
      group: 'Settings',
      icon,
      keywords: `settings ${keywords}`,
      run: () => void navigate(to),
    })),
    {
      id: 'sign out',
      label: 'Sign out',
      group: 'Settings',
      icon: LogOut,
      keywords: 'log out leave',
      run: () => void navigate('/auth/logout'),
    },
    { id: 'light', label: 'Use the light theme', icon: Sun, run: () => chooseTheme('light'), ...theme },
    { id: 'dark', label: 'Use the dark theme', icon: Moon, run: () => chooseTheme('dark'), ...theme },
    { id: 'auto', label: 'Use the theme of the system', icon: Monitor, run: () => chooseTheme('auto'), ...theme },
    {
      id: 'keys',
      label: 'Show the keys',
      group: 'Help',
      keys: '?',
      icon: Keyboard,
      keywords: 'keyboard shortcuts',
      run: showKeys,
    },
  ]);
}
