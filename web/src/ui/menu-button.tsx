import { ActionIcon } from '@mantine/core';
import { Ellipsis } from 'lucide-react';
import { cloneElement, lazy, Suspense, useState, type ReactElement } from 'react';
import type { MenuEntry } from './menu-entry.ts';

interface Props {
  /** What the menu is about: `More for this note`. */
  label: string;
  entries: readonly MenuEntry[];
  /** What one presses; three dots when absent. */
  children?: ReactElement;
  /** False where Tab passes the three dots by. */
  reached?: boolean;
  position?: 'bottom-start' | 'bottom-end' | 'top-start' | 'right-start';
}

const EntryMenu = lazy(async () => ({ default: (await import('./entry-menu.tsx')).EntryMenu }));

/** A button that opens a list of things to do. Nothing is shown when there is nothing to do. The list comes after the first screen; who presses before opens it then. */
export function MenuButton({ label, entries, children, reached = true, position = 'bottom-end' }: Props) {
  const [pressed, setPressed] = useState(false);
  if (entries.length === 0) return null;
  const button = children ?? (
    <ActionIcon aria-label={label} tabIndex={reached ? undefined : -1}>
      <Ellipsis size={16} aria-hidden />
    </ActionIcon>
  );
  const early = cloneElement(
    button as ReactElement<object>,
    { 'aria-haspopup': 'menu', 'aria-expanded': false, onClick: () => setPressed(true) } as object,
  );
  return (
    <Suspense fallback={early}>
      <EntryMenu label={label} entries={entries} position={position} defaultOpened={pressed}>
        {button}
      </EntryMenu>
    </Suspense>
  );
}
