import './spoken.css';
import type { Editor } from '@tiptap/core';
import { useEffect } from 'react';
import { bringIntoSight, onScrolledByHand, scrollerOf } from './follow.ts';
import { SpokenMark } from './mark-spoken.ts';
import type { NotePlayer } from './note-player.ts';
import { timeAtPosition, timedTextOf, type TimedText } from './timed-text.ts';

/** The timed words of the recording in the player. */
export function spokenText(editor: Editor, { files, deck }: NotePlayer): TimedText {
  const first = files.get()[0] ?? null;
  return timedTextOf(editor.state.doc, deck.state.get().fileId ?? first, first);
}

/**
 * Joins a text and its recording: marks the spoken word and turn, follows them, and goes to pressed words. Per frame it
 * only compares numbers; the page changes when the word does.
 * @param coveredPx height of what is docked above the text
 */
export function useSpokenWords(editor: Editor | null, player: NotePlayer, coveredPx: () => number): void {
  const { deck, following } = player;
  useEffect(() => {
    if (!editor) return undefined;
    const { dom } = editor.view;
    const scroller = scrollerOf(dom);
    const mark = new SpokenMark(editor.view);
    let place: Range | null = null;
    const bring = () => {
      if (place && following.get()) bringIntoSight(scroller, place, coveredPx());
    };
    let started = false;
    const show = (ms: number) => {
      started ||= ms > 0 || deck.state.get().playing;
      if (!started || editor.isDestroyed) return;
      const changed = mark.show(spokenText(editor, player), ms);
      if (!changed) return;
      place = changed.at;
      if (deck.state.get().playing) bring();
    };
    const onClick = (event: MouseEvent) => {
      const time = pressedTime(editor, event, deck.state.get().playing);
      if (time) player.seek(time.ms, time.fileId);
    };
    dom.addEventListener('click', onClick);
    const ends = [
      deck.onTime(show),
      following.subscribe(bring),
      onScrolledByHand(scroller, () => {
        if (deck.state.get().playing) following.set(false);
      }),
    ];
    return () => {
      dom.removeEventListener('click', onClick);
      for (const end of ends) end();
      mark.clear();
    };
  }, [editor, player, deck, following, coveredPx]);
}

/**
 * A click goes to the word if Alt is held, or while playing in reading mode. In edit mode a plain click places the
 * caret, and a highlight always opens.
 */
function pressedTime(editor: Editor, event: MouseEvent, playing: boolean): ReturnType<typeof timeAtPosition> {
  const { target, altKey, clientX, clientY } = event;
  if (!(target instanceof Element) || target.closest('.turn-head, a')) return null;
  const plain = playing && !editor.isEditable && !target.closest('[data-highlight]');
  if (!altKey && !(plain && document.getSelection()?.isCollapsed !== false)) return null;
  const at = editor.view.posAtCoords({ left: clientX, top: clientY });
  return at && timeAtPosition(editor.state.doc, at.pos);
}
