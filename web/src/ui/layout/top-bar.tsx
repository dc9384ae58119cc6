import type { ReactNode } from 'react';
import { MenuButton } from '../menu-button.tsx';
import type { MenuEntry } from '../menu-entry.ts';
import { InlineTitle } from '../inline-title.tsx';
import { BarTitle } from './bar-title.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import type { Crumb } from './crumbs.ts';
import styles from './top-bar.module.css';

export interface TopBarProps {
  title: string;
  placeholder?: string;
  /** The page shows its title in its content, with `PageTitle`; the bar only repeats it. */
  titleInPage?: boolean;
  onRename?: (title: string) => void;
  /** Why the title can't be changed now. */
  fixedTitle?: string | null;
  /** False where `e` edits something else than the title. */
  renamedByKey?: boolean;
  /** Once true the caret stands in the title. */
  nameFirst?: boolean;
  /** Puts the caret into the text, once the title is written. */
  onNamed?: (() => void) | undefined;
  /** What kind of thing this is, before the title. */
  mark?: ReactNode;
  /** The way here, without the page itself. */
  crumbs?: readonly Crumb[];
  /** Who else is here. */
  presence?: ReactNode;
  /** The main thing to do on this page, at most two buttons. */
  actions?: ReactNode;
  share?: ReactNode;
  more?: readonly MenuEntry[];
  /** Before the title: the button of the drawer on a narrow screen. */
  before?: ReactNode;
}

/** 52 px: the way here, the title, who else is here, share, more. */
export function TopBar({
  title,
  placeholder,
  titleInPage,
  onRename,
  fixedTitle,
  renamedByKey,
  nameFirst,
  onNamed,
  crumbs = [],
  mark,
  presence,
  actions,
  share,
  more = [],
  before,
}: TopBarProps) {
  return (
    <header className={styles.bar}>
      {before}
      <Breadcrumbs crumbs={crumbs}>
        {mark}
        {titleInPage ? (
          <BarTitle>{title || placeholder}</BarTitle>
        ) : (
          <InlineTitle
            title={title}
            placeholder={placeholder}
            onRename={onRename}
            fixed={fixedTitle}
            byKey={renamedByKey}
            nameFirst={nameFirst}
            onNamed={onNamed}
          />
        )}
      </Breadcrumbs>
      <div className={styles.end}>
        <div className={styles.presence}>{presence}</div>
        {actions}
        {share}
        <MenuButton label="More" entries={more} />
      </div>
    </header>
  );
}
