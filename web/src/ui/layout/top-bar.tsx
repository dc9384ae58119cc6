import type { ReactNode } from 'react';
import { MenuButton } from '../menu-button.tsx';
import type { MenuEntry } from '../menu-entry.ts';
import { InlineTitle } from '../inline-title.tsx';
import { AskButton } from './ask-button.tsx';
import { BarTitle } from './bar-title.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import type { Crumb } from './crumbs.ts';
import styles from './top-bar.module.css';

export interface TopBarProps {
  title: string;
  placeholder?: string;
  /** The page shows its title with `PageTitle`; the bar only repeats it. */
  titleInPage?: boolean;
  onRename?: (title: string) => void;
  /** Why the title can't be changed now. */
  fixedTitle?: string | null;
  /** False where `e` edits something other than the title. */
  renamedByKey?: boolean;
  /** Focuses the title once true. */
  nameFirst?: boolean;
  /** Moves the focus to the text after naming. */
  onNamed?: (() => void) | undefined;
  /** Icon of the item's kind, before the title. */
  mark?: ReactNode;
  /** Ancestors, without the page itself. */
  crumbs?: readonly Crumb[];
  /** Collaborators on this page. */
  presence?: ReactNode;
  /** Primary actions, at most two buttons. */
  actions?: ReactNode;
  share?: ReactNode;
  more?: readonly MenuEntry[];
  /** Before the title: the drawer button on narrow screens. */
  before?: ReactNode;
}

/** Top bar, 52 px: breadcrumbs, title, collaborators, share, more. */
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
    <header className={styles.bar} data-bar>
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
        <AskButton />
        <MenuButton label="More" entries={more} />
      </div>
    </header>
  );
}
