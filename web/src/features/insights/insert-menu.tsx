import type { Editor } from '@tiptap/core';
import { useRef } from 'react';
import type { KeepPicture } from '../../editor/pictures.ts';
import { useStore } from '../../kernel/store.ts';
import type { Slash, SlashMenu } from './slash.ts';
import { useInsertChoices, type Choice } from './use-insert-choices.tsx';
import { useMenuKeys } from './use-menu-keys.ts';
import styles from './insert-menu.module.css';

interface Props {
  editor: Editor;
  menu: SlashMenu;
  projectId: string;
  onImage: KeepPicture;
  /** Highlights that the insight already contains; marked in the menu. */
  shownIds: readonly string[];
}

/**
 * The slash menu, with two sections: highlights of the project (by words, speaker, note and tags) and blocks (by name).
 */
export function InsertMenu({ menu, ...needs }: Props) {
  const typed = useStore(menu.typed);
  return typed && <Choices menu={menu} typed={typed} {...needs} />;
}

const WIDTH = 380;
const HEIGHT = 420;
const GAP = 4;

/** Below the slash, or above it if there is more room. */
function placeOf(editor: Editor, { spot }: Slash) {
  const text = editor.view.dom.getBoundingClientRect();
  // An on-screen keyboard reduces the visible height.
  const maxHeight = Math.min(HEIGHT, window.innerHeight / 2);
  const above = spot.bottom + maxHeight > window.innerHeight && spot.top > maxHeight;
  const left = Math.max(0, Math.min(spot.left - text.left, text.width - WIDTH));
  const top = (above ? spot.top - GAP : spot.bottom + GAP) - text.top;
  return { above, style: { maxHeight, left, top } };
}

function Choices({ menu, ...needs }: Props & { typed: Slash }) {
  const { editor, typed } = needs;
  const list = useRef<HTMLDivElement>(null);
  const { sections, named, pending, problem, outdated } = useInsertChoices(needs);
  const choices = sections.flat();
  const { chosen, setAt, early } = useMenuKeys({ editor, menu, typed, choices, outdated, list });
  const { above, style } = placeOf(editor, typed);
  return (
    <div
      ref={list}
      id="insert-menu"
      role={choices.length > 0 ? 'listbox' : 'status'}
      aria-label="Insert"
      tabIndex={0}
      data-above={above}
      className={styles.menu}
      style={style}
      onMouseDown={(event) => event.preventDefault()}
    >
      {sections.map((section) => (
        <Section
          key={section[0]!.group}
          section={section}
          hint={!named}
          from={choices.indexOf(section[0]!)}
          chosen={chosen}
          onMove={setAt}
        />
      ))}
      {choices.length === 0 && (
        <p className={styles.none}>
          {problem
            ? 'The highlights could not be loaded. Keep typing to try again, or press Escape.'
            : pending || early
              ? 'Looking…'
              : 'No matching highlights in this project. Press Escape to keep the slash.'}
        </p>
      )}
    </div>
  );
}

interface SectionProps {
  section: readonly Choice[];
  hint: boolean;
  /** The index of its first choice among all choices. */
  from: number;
  chosen: number;
  onMove: (at: number) => void;
}

function Section({ section, hint, from, chosen, onMove }: SectionProps) {
  const { group } = section[0]!;
  const title = `insert-group-${group === 'Blocks' ? 'blocks' : 'said'}`;
  return (
    <div role="group" aria-labelledby={title}>
      <p id={title} className={styles.group} role="presentation">
        {group}
        {group !== 'Blocks' && hint && <span className={styles.hint}>type to find more</span>}
      </p>
      {section.map((choice, index) => (
        <div
          key={choice.key}
          id={`insert-${from + index}`}
          role="option"
          aria-selected={from + index === chosen}
          className={styles.choice}
          onMouseMove={() => onMove(from + index)}
          onClick={choice.run}
        >
          {choice.shown}
        </div>
      ))}
    </div>
  );
}
