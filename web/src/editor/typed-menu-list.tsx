import type { Editor } from '@tiptap/core';
import { useId, useRef } from 'react';
import type { Typed, TypedMenu } from './typed-menu.ts';
import { useMenuKeys, type Choice } from './use-menu-keys.ts';
import styles from './typed-menu.module.css';

interface Props {
  editor: Editor;
  menu: TypedMenu;
  typed: Typed;
  /** Accessible name of the list. */
  label: string;
  sections: readonly (readonly Choice[])[];
  /** Asked choices still match an earlier query. */
  outdated?: boolean;
  /** Shown in the head of a section of asked choices. */
  hint?: string;
  /** Shown without choices. */
  nothing: string;
}

const WIDTH = 380;
const HEIGHT = 420;
const GAP = 4;

/** Below the sign, or above it if there is more room. */
function placeOf(editor: Editor, { spot }: Typed) {
  const text = editor.view.dom.getBoundingClientRect();
  // An on-screen keyboard reduces the visible height.
  const maxHeight = Math.min(HEIGHT, window.innerHeight / 2);
  const above = spot.bottom + maxHeight > window.innerHeight && spot.top > maxHeight;
  const left = Math.max(0, Math.min(spot.left - text.left, text.width - WIDTH));
  const top = (above ? spot.top - GAP : spot.bottom + GAP) - text.top;
  return { above, style: { maxHeight, left, top } };
}

/** The choices after a typed sign, in sections, next to the sign. */
export function TypedMenuList({ editor, menu, typed, label, sections, outdated = false, hint, nothing }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const choices = sections.flat();
  const { chosen, setAt, early } = useMenuKeys({ editor, menu, typed, choices, outdated, id, list });
  const { above, style } = placeOf(editor, typed);
  return (
    <div
      ref={list}
      id={id}
      role={choices.length > 0 ? 'listbox' : 'status'}
      aria-label={label}
      tabIndex={0}
      data-above={above}
      className={styles.menu}
      style={style}
      onMouseDown={(event) => event.preventDefault()}
    >
      {sections.map((section) => (
        <Section
          key={section[0]!.group}
          id={id}
          section={section}
          hint={section[0]!.asked ? hint : undefined}
          from={choices.indexOf(section[0]!)}
          chosen={chosen}
          onMove={setAt}
        />
      ))}
      {choices.length === 0 && <p className={styles.none}>{early ? 'Looking…' : nothing}</p>}
    </div>
  );
}

interface SectionProps {
  id: string;
  section: readonly Choice[];
  hint: string | undefined;
  /** The index of its first choice among all choices. */
  from: number;
  chosen: number;
  onMove: (at: number) => void;
}

function Section({ id, section, hint, from, chosen, onMove }: SectionProps) {
  const { group } = section[0]!;
  const title = `${id}-group-${from}`;
  return (
    <div role="group" aria-labelledby={title}>
      <p id={title} className={styles.group} role="presentation">
        {group}
        {hint && <span className={styles.hint}>{hint}</span>}
      </p>
      {section.map((choice, index) => (
        <div
          key={choice.key}
          id={`${id}-${from + index}`}
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
