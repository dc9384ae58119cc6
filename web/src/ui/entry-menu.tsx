import { Menu } from '@mantine/core';
import { Fragment, cloneElement, useRef, type ReactElement, type RefAttributes } from 'react';
import { Link } from 'react-router';
import { KeyHint } from './key-hint.tsx';
import type { MenuEntry } from './menu-entry.ts';
import styles from './menu-button.module.css';

interface Props {
  label: string;
  entries: readonly MenuEntry[];
  /** What one presses. */
  children: ReactElement<RefAttributes<HTMLElement>>;
  position: 'bottom-start' | 'bottom-end' | 'top-start' | 'right-start';
  defaultOpened: boolean;
}

/** The list behind a MenuButton; a chunk of its own, for nobody opens a menu before the first screen. */
export function EntryMenu({ label, entries, children, position, defaultOpened }: Props) {
  const button = useRef<HTMLElement>(null);
  const opener = useRef<Element | null>(null);
  // Whoever was in it is back at what opened it, unless what they chose begins elsewhere, such as in the field of a name.
  const giveBack = () =>
    requestAnimationFrame(() => {
      const at = document.activeElement;
      // Pressed before it had come, it is open from the start, and nobody was seen opening it.
      const back = opener.current instanceof HTMLElement ? opener.current : button.current;
      if (at === document.body || at?.closest('[role=menu]')) back?.focus({ preventScroll: true });
    });
  return (
    <Menu
      position={position}
      width="max-content"
      withinPortal
      defaultOpened={defaultOpened}
      returnFocus={false}
      onOpen={() => {
        opener.current = document.activeElement;
      }}
      onClose={giveBack}
    >
      <Menu.Target>{cloneElement(children, { ref: button })}</Menu.Target>
      <Menu.Dropdown aria-label={label} className={styles.menu}>
        {entries.map((entry, index) => (
          <Fragment key={`${index} ${entry.label}`}>
            {entry.apart && <Menu.Divider />}
            <Entry {...entry} />
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function Entry({ label, icon: Icon, run, to, keys, danger, chosen, disabledReason }: MenuEntry) {
  const look = {
    'data-danger': danger,
    leftSection: Icon && <Icon size={16} aria-hidden />,
    rightSection: chosen ? (
      <span className={styles.chosen} aria-hidden>
        ✓
      </span>
    ) : (
      keys && <KeyHint keys={keys} />
    ),
    className: styles.entry,
  };
  if (disabledReason) {
    return (
      <Menu.Item {...look} aria-disabled closeMenuOnClick={false} data-refused>
        {label}
        <span className={styles.reason}>{disabledReason}</span>
      </Menu.Item>
    );
  }
  if (to !== undefined)
    return (
      <Menu.Item {...look} renderRoot={(props) => <Link {...props} to={to} />}>
        {label}
      </Menu.Item>
    );
  if (chosen !== undefined)
    return (
      <Menu.Item
        {...look}
        onClick={run}
        renderRoot={(props) => <button {...props} role="menuitemradio" aria-checked={chosen} />}
      >
        {label}
      </Menu.Item>
    );
  return (
    <Menu.Item {...look} onClick={run}>
      {label}
    </Menu.Item>
  );
}
