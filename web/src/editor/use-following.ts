import type { Editor } from '@tiptap/core';
import { useEffect, useState } from 'react';
import type { Present } from './collaboration.ts';
import type { LiveDocument } from './live-document.ts';

/** Milliseconds between messages about scrolling. */
const EVERY_MS = 250;
/** Pixels below the bar, where the first block is looked for. */
const BELOW_BAR = 80;
/** Input by which a member takes over again. */
const OWN_MOVES = ['wheel', 'touchmove', 'keydown'] as const;

/** The position of the top-level block at the top of the window; null if there is none. */
function topBlock({ view }: Editor): number | null {
  const { left, width } = view.dom.getBoundingClientRect();
  const scroller = view.dom.closest('main');
  const y = (scroller?.getBoundingClientRect().top ?? 0) + BELOW_BAR;
  let element = document.elementFromPoint(left + width / 2, y);
  while (element && element.parentElement !== view.dom) element = element.parentElement;
  return element ? [...view.dom.children].indexOf(element) : null;
}

/** Reports to others which block this member reads. */
function useSharedTop(live: LiveDocument | null, editor: Editor | null): void {
  useEffect(() => {
    if (!live || !editor) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = () => {
      timer = undefined;
      if (editor.isDestroyed || live.awareness.getLocalState() === null) return;
      const top = topBlock(editor);
      if (top !== null) live.awareness.setLocalStateField('top', top);
    };
    const scrolled = () => {
      timer ??= setTimeout(tell, EVERY_MS);
    };
    document.addEventListener('scroll', scrolled, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('scroll', scrolled, true);
    };
  }, [live, editor]);
}

/** Follows a collaborator: this page scrolls to what they read, until this member moves by themselves or they leave. */
export function useFollowing(live: LiveDocument | null, editor: Editor | null, present: readonly Present[]) {
  const [chosen, follow] = useState<string | null>(null);
  const followed = present.find(({ id }) => id === chosen) ?? null;
  useSharedTop(live, editor);
  const id = followed?.id;
  useEffect(() => {
    if (!live || !editor || id === undefined) return undefined;
    let last = -1;
    const look = () => {
      const states = [...live.awareness.getStates().values()] as { user?: { id?: string }; top?: number }[];
      const top = states.find(({ user }) => user?.id === id)?.top;
      if (top === undefined || top === last) return;
      last = top;
      editor.view.dom.children[top]?.scrollIntoView({ block: 'start' });
    };
    const stop = () => follow(null);
    look();
    live.awareness.on('change', look);
    for (const move of OWN_MOVES) window.addEventListener(move, stop, { passive: true });
    return () => {
      live.awareness.off('change', look);
      for (const move of OWN_MOVES) window.removeEventListener(move, stop);
    };
  }, [live, editor, id]);
  return { followed, follow: (person: string) => follow((now) => (now === person ? null : person)) };
}
