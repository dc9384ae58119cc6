import { ActionIcon, Menu } from '@mantine/core';
import { Ellipsis, type LucideIcon } from 'lucide-react';
import { Fragment, type ReactElement } from 'react';
import { Link } from 'react-router';
import { KeyHint } from './key-hint.tsx';
import styles from './menu-button.module.css';

export interface MenuEntry {
  label: string;
  icon?: LucideIcon;
  run?: () => void;
  /** A link instead of an act. */
  to?: string;
  keys?: string;
  danger?: boolean;
  /** For one of several choices: whether it is the chosen one. */
  chosen?: boolean;
  disabledReason?: string | null;
  /** Draws a line above this entry. */
  apart?: boolean;
}

interface Props {
  /** What the menu is about: `More for this note`. */
  label: string;
  entries: readonly MenuEntry[];
  /** What one presses; three dots when absent. */
  children?: ReactElement;
  position?: 'bottom-start' | 'bottom-end' | 'top-start' | 'right-start';
}

/** A button that opens a list of things to do. Nothing is shown when there is nothing to do. */
export function MenuButton({ label, entries, children, position = 'bottom-end' }: Props) {
  if (entries.length === 0) return null;
  return (
    <Menu position={position} width="max-content" withinPortal>
      <Menu.Target>{children ?? <ActionIcon aria-label={label}><Ellipsis size={16} aria-hidden /></ActionIcon>}</Menu.Target>
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
    rightSection: chosen ? <span className={styles.chosen} aria-hidden>✓</span> : keys && <KeyHint keys={keys} />,
    className: styles.entry,
  };
  if (disabledReason) {
    return <Menu.Item {...look} aria-disabled closeMenuOnClick={false} data-refused>{label}<span className={styles.reason}>{disabledReason}</span></Menu.Item>;
  }
  if (to !== undefined) return <Menu.Item {...look} renderRoot={(props) => <Link {...props} to={to} />}>{label}</Menu.Item>;
  if (chosen !== undefined) return <Menu.Item {...look} onClick={run} renderRoot={(props) => <button {...props} role="menuitemradio" aria-checked={chosen} />}>{label}</Menu.Item>;
  return <Menu.Item {...look} onClick={run}>{label}</Menu.Item>;
}
