import type { ThreadView } from '@evident/domain/comments';
import type { Editor } from '@tiptap/core';
import { useEffect, useState } from 'react';
import { overlaid, overlay } from '../../editor/overlays.ts';
import { positionAt } from '../../editor/text-positions.ts';
import type { Draft } from '../../data/comments/optimistic-threads.ts';
import { marginIcons } from './margin-icons.ts';
import type { Typed } from './typed-comment.ts';
import './commented-words.css';

const LAYER = 'commented';
const MARGIN = 'comment-icons';
const DRAFT = 'commenting';
const NO_THREADS: readonly ThreadView[] = [];

interface Needs {
  editor: Editor | null;
  threads: readonly ThreadView[] | undefined;
  /** Shows the comments. */
  onShow: () => void;
}

export interface NewThreadDraft extends Draft {
  /** The words of a highlight. */
  readonly label?: string;
  /** The text of the refused comment. */
  readonly initial?: Typed;
}

/** Marks commented words in a text, and keeps which thread is chosen and what is about to be commented on. */
export function useCommenting({ editor, threads = NO_THREADS, onShow }: Needs) {
  const [draft, setDraft] = useState<NewThreadDraft | null>(null);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [movingId, setMovingId] = useState<string | null>(null);
  useEffect(() => {
    if (!editor || editor.isDestroyed) return;
    const { doc } = editor.state;
    overlay(
      editor.view,
      MARGIN,
      marginIcons(threads).map(({ thread, count, unread }) => {
        const from = positionAt(doc, thread.highlight!.start);
        return {
          id: thread.id,
          from,
          to: from + 1,
          attrs: {
            class: 'comment-icon',
            'data-thread': thread.id,
            'data-count': String(count),
            ...(unread && { 'data-unread': '' }),
          },
        };
      }),
    );
    overlay(
      editor.view,
      LAYER,
      threads.flatMap(({ id, highlight, resolved }) =>
        highlight?.inlineCommentOnly && !highlight.lost && (resolved === null || id === chosenId)
          ? [
              {
                id,
                from: positionAt(doc, highlight.start),
                to: positionAt(doc, highlight.end),
                attrs: { class: id === chosenId ? 'commented commented-chosen' : 'commented', 'data-thread': id },
              },
            ]
          : [],
      ),
    );
  }, [editor, threads, chosenId]);
  const clear = () => {
    if (editor && !editor.isDestroyed) overlay(editor.view, DRAFT, []);
  };
  return {
    draft,
    chosenId,
    movingId,
    begin: (next: NewThreadDraft, range?: { from: number; to: number }) => {
      if (editor && range) overlay(editor.view, DRAFT, [{ id: DRAFT, ...range, attrs: { class: 'commented-chosen' } }]);
      setDraft(next);
      onShow();
    },
    close: () => {
      clear();
      setDraft(null);
    },
    choose: ({ id }: Pick<ThreadView, 'id'>) => {
      setChosenId(id);
      if (editor && overlaid(editor.state, LAYER, id))
        editor.view.dom.querySelector(`[data-thread="${CSS.escape(id)}"]`)?.scrollIntoView({ block: 'center' });
    },
    /** Chooses the thread of pressed words. */
    press: (id: string) => {
      setChosenId(id);
      onShow();
    },
    move: setMovingId,
  };
}

export type Commenting = ReturnType<typeof useCommenting>;

/** The thread whose words were pressed; undefined for other words. */
export const pressedThread = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-thread]')?.dataset['thread'] : undefined;
