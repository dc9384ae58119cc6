import type { Editor } from '@tiptap/core';
import { useEffect, useLayoutEffect, useState, type ReactNode, type RefObject } from 'react';
import type { Typed, TypedMenu } from './typed-menu.ts';

/** An entry of a typed menu. */
export interface Choice {
  readonly key: string;
  /** The section that it is in. */
  readonly group: string;
  /** Whether it depends on an answer of the server, which may match an earlier query. */
  readonly asked?: boolean;
  readonly shown: ReactNode;
  readonly run: () => void;
}

interface Needs {
  editor: Editor;
  menu: TypedMenu;
  typed: Typed;
  choices: readonly Choice[];
  /** Asked choices still match an earlier query. */
  outdated: boolean;
  /** Id of the list; its choices are numbered. */
  id: string;
  list: RefObject<HTMLDivElement | null>;
}

/** Arrow keys move through the choices. Enter runs the selected one as soon as the choices match the query. */
export function useMenuKeys({ editor, menu, typed, choices, outdated, id, list }: Needs) {
  const [stepped, setStepped] = useState({ query: typed.query, at: 0 });
  const at = stepped.query === typed.query ? stepped.at : 0;
  const setAt = (next: number) => setStepped({ query: typed.query, at: next });
  const chosen = Math.min(at, Math.max(choices.length - 1, 0));
  const [entered, setEntered] = useState<string | null>(null);
  const early = (choices[chosen]?.asked ?? true) && outdated;
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs after every render, until the Enter is handled
  useEffect(() => {
    if (entered !== typed.query || early) return;
    // oxlint-disable-next-line react/set-state-in-effect -- the command changes the editor, not React state
    setEntered(null);
    choices[chosen]?.run();
  });
  useEffect(() => {
    // oxlint-disable-next-line react/immutability -- the editor calls the menu through this object
    menu.onKey = (key) => {
      if (choices.length === 0 && !early) return false;
      if (key === 'ArrowDown') setAt((chosen + 1) % choices.length);
      else if (key === 'ArrowUp') setAt((chosen - 1 + choices.length) % choices.length);
      else setEntered(typed.query);
      return true;
    };
    return () => {
      menu.onKey = () => false;
    };
  });
  useEffect(() => {
    const { dom } = editor.view;
    dom.setAttribute('aria-controls', id);
    return () => {
      for (const name of ['aria-controls', 'aria-activedescendant']) dom.removeAttribute(name);
    };
  }, [editor, id]);
  useLayoutEffect(() => {
    if (choices.length > 0) editor.view.dom.setAttribute('aria-activedescendant', `${id}-${chosen}`);
    else editor.view.dom.removeAttribute('aria-activedescendant');
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [editor, list, id, chosen, choices.length]);
  return { chosen, setAt, early };
}
