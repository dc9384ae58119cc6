import { isOfRole } from '@evident/domain/permissions';
import { ActionIcon } from '@mantine/core';
import { Ellipsis } from 'lucide-react';
import { cloneElement, lazy, Suspense, useState, type ReactElement } from 'react';
import type { MenuEntry } from './menu-entry.ts';

interface Props {
  /** Accessible name: `More for this note`. */
  label: string;
  entries: readonly MenuEntry[];
  /** Opener; default: three dots. */
  children?: ReactElement;
  /** False to skip the three dots in the tab order. */
  reached?: boolean;
  /** Whether it opens when it is mounted. */
  opened?: boolean;
  position?: 'bottom-start' | 'bottom-end' | 'top-start' | 'right-start';
}

const EntryMenu = lazy(async () => ({ default: (await import('./entry-menu.tsx')).EntryMenu }));

/**
 * Button with a menu; renders nothing without entries that the member’s role can ever use. The menu chunk loads after the first screen; an earlier press
 * opens it once loaded.
 */
export function MenuButton({
  label,
  entries: all,
  children,
  reached = true,
  opened = false,
  position = 'bottom-end',
}: Props) {
  const [pressed, setPressed] = useState(opened);
  const entries = all.filter(({ disabledReason }) => !isOfRole(disabledReason));
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
