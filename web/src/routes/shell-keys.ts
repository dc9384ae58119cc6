import { Keyboard, LogOut, MessageCircleQuestion, Monitor, Moon, Search, Sun } from 'lucide-react';
import { type NavigateFunction, useNavigate } from 'react-router';
import { useTheme } from '../data/preferences/mutations.ts';
import { askPanel } from '../kernel/ask-panel.ts';
import { palette, useCommands } from '../kernel/commands/use-commands.ts';
import { opensField } from '../kernel/keys/type-ahead.ts';
import { useKeys } from '../kernel/keys/use-keys.ts';
import { sidebar } from '../kernel/sidebar-state.ts';
import type { Who } from '../kernel/who.ts';
import { useUndo } from '../kernel/undo/use-undo.ts';
import { pagesOf } from './hubs.ts';

/** Moves the focus to the field of the search page, which is opened unless it is shown. */
function toSearch(navigate: NavigateFunction): unknown {
  const field = document.querySelector<HTMLElement>('[data-search-field]');
  return field ? field.focus() : navigate('/search');
}

/** Global shortcuts. */
export function useShellKeys(who: Who | null, showKeys: () => void): void {
  const navigate = useNavigate();
  const { undoLast, redoLast } = useUndo();
  const pages = pagesOf(who);
  useKeys([
    { keys: 'mod+k', label: 'Do or find anything', run: palette.open, whileTyping: true },
    { keys: '/', label: 'Search', run: opensField(() => toSearch(navigate)) },
    { keys: 'mod+j', label: 'Ask about this page', run: opensField(askPanel.open) },
    { keys: '?', label: 'Show the keys', run: showKeys },
    { keys: 'mod+z', label: 'Undo', run: () => void undoLast() },
    { keys: 'mod+shift+z', label: 'Redo', run: () => void redoLast() },
    { keys: 'mod+y', label: 'Redo', run: () => void redoLast() },
    { keys: '[', label: 'Collapse or expand the sidebar', run: sidebar.toggle },
    ...pages.map(({ title, name = title, to, keys }) => ({
      keys,
      label: `Go to ${name.toLowerCase()}`,
      group: 'Go',
      run: () => void navigate(to),
    })),
  ]);
}

/** Global commands. */
export function useShellCommands(who: Who | null, showKeys: () => void): void {
  const navigate = useNavigate();
  const { chooseTheme } = useTheme();
  const pages = pagesOf(who);
  const theme = { group: 'Theme', keywords: 'appearance color colour mode toggle switch' };
  useCommands([
    ...pages.map(({ title, name = title, to, keys, icon }) => ({
      id: `go ${to}`,
      label: `Go to ${name.toLowerCase()}`,
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
      run: opensField(() => toSearch(navigate)),
    },
    {
      id: 'ask page',
      label: 'Ask about this page',
      group: 'Ask',
      keys: 'mod+j',
      icon: MessageCircleQuestion,
      keywords: 'chat question',
      run: opensField(askPanel.open),
    },
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
