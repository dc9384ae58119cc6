import { Menu } from '@mantine/core';
import { Fragment, cloneElement, useRef, type ReactElement, type RefAttributes } from 'react';
import { Link } from 'react-router';
import { holdKeysOnClick } from '../kernel/keys/type-ahead.ts';
import { KeyHint } from './key-hint.tsx';
import type { MenuEntry } from './menu-entry.ts';
import styles from './menu-button.module.css';

interface Props {
  label: string;
  entries: readonly MenuEntry[];
  /** The opener. */
  children: ReactElement<RefAttributes<HTMLElement>>;
  position: 'bottom-start' | 'bottom-end' | 'top-start' | 'right-start';
  defaultOpened: boolean;
}

/** Menu behind a MenuButton, in its own chunk because no menu is open on the first screen. */
export function EntryMenu({ label, entries, children, position, defaultOpened }: Props) {
  const button = useRef<HTMLElement>(null);
  const opener = useRef<Element | null>(null);
  // Focus returns to the opener unless the entry has moved it, such as into a name field.
  const giveBack = () =>
    requestAnimationFrame(() => {
      const at = document.activeElement;
      // If pressed before the chunk loaded, the menu starts open and never recorded its opener.
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

function Entry({ label, icon: Icon, run, to, opensField, keys, danger, chosen, disabledReason }: MenuEntry) {
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
      <Menu.Item
        {...look}
        {...(opensField && { onClick: holdKeysOnClick })}
        renderRoot={(props) => <Link {...props} to={to} />}
      >
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
