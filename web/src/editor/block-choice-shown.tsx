import type { Editor } from '@tiptap/core';
import type { MenuEntry } from '../ui/menu-entry.ts';
import { blocksFor, type BlockNeeds } from './block-choices.ts';
import type { Typed } from './typed-menu.ts';
import type { Choice } from './use-menu-keys.ts';
import styles from './typed-menu.module.css';

/** The section of commands on the text: those with a word that starts with the query. Disabled ones are left out. */
export const commandChoices = (editor: Editor, typed: Typed, commands: readonly MenuEntry[]): Choice[] =>
  commands
    .filter(
      ({ label, disabledReason }) =>
        !disabledReason && ` ${label.toLowerCase()}`.includes(` ${typed.query.trim().toLowerCase()}`),
    )
    .map(({ label, icon: Icon, run }) => ({
      key: label,
      group: 'Note',
      shown: (
        <span className={styles.block}>
          {Icon && <Icon size={16} aria-hidden />}
          {label}
        </span>
      ),
      run: () => {
        editor.commands.deleteRange(typed);
        run?.();
      },
    }));

/** The section of blocks of a menu: those whose name starts with the query. */
export const blockChoices = (editor: Editor, typed: Typed, needs: BlockNeeds): Choice[] =>
  blocksFor(typed.query).map(({ label, icon: Icon, sign, run }) => ({
    key: label,
    group: 'Blocks',
    shown: (
      <span className={styles.block}>
        <Icon size={16} aria-hidden />
        {label}
        {sign && (
          <kbd className={styles.sign} aria-hidden>
            {sign}
          </kbd>
        )}
      </span>
    ),
    run: () => {
      editor.commands.deleteRange(typed);
      run(editor, needs);
    },
  }));
