import type { Commented } from '@evident/domain/comments';
import { readNoteHash } from '@evident/domain/links';
import type { Editor } from '@tiptap/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { threadsQuery } from '../data/comments/queries.ts';
import { useCommenting } from '../features/comments/use-commenting.ts';
import { useCommentChanges } from '../data/comments/mutations.ts';
import { useCommentRights } from '../features/comments/use-comment-rights.ts';
import type { Words } from '../features/highlights/use-selected-words.ts';
import { withoutBlanks, wordsAt } from '../features/highlights/words-at.ts';
import { holdKeys } from '../kernel/keys/type-ahead.ts';
import { showToast } from '../kernel/toasts.ts';

interface Needs {
  of: Commented;
  projectId: string;
  archived: boolean;
  editor: Editor | null;
  place: string | undefined;
  /** Opens the list of comments. */
  onShow: () => void;
  /** Resolves once the server has what was typed. */
  settled: () => Promise<unknown>;
}

/** Comments on a text: its commented words, the selected ones, and the comment that a link leads to. */
export function useObjectComments({ of, projectId, archived, editor, place, onShow, settled }: Needs) {
  const { data: threads } = useQuery(threadsQuery(of));
  const rights = useCommentRights(projectId, archived);
  const commenting = useCommenting({ editor, threads, onShow });
  const changes = useCommentChanges(of);
  const linkedId = readNoteHash(place).commentId;
  const { key } = useLocation();
  const show = useRef(onShow);
  useEffect(() => {
    show.current = onShow;
  });
  useEffect(() => {
    if (linkedId !== undefined) show.current();
  }, [linkedId, key]);
  const unread = threads?.filter((thread) => thread.unread && thread.resolved === null).length ?? 0;
  return {
    of,
    ...rights,
    commenting,
    linkedId,
    open: threads?.filter(({ resolved }) => resolved === null).length,
    unread,
    /** Comments on selected words, or moves a thread to them. */
    onWords: (selected: Words | null) => {
      if (rights.reason)
        return void showToast({ tone: 'danger', title: 'You can’t comment here', message: rights.reason });
      if (!editor || !selected)
        return void showToast({ title: 'Select words first', message: 'Then comment on them.' });
      const range = withoutBlanks(editor, selected);
      const words = wordsAt(editor, range);
      editor.commands.setTextSelection(editor.state.selection.to);
      const { movingId } = commenting;
      if (movingId === null) {
        holdKeys();
        return void settled().then(() => commenting.begin({ object: of, words }, range));
      }
      commenting.move(null);
      return void settled().then(() => changes.move(movingId, words));
    },
    onHighlight: (highlightId: string, label: string) =>
      commenting.begin({ object: { type: 'HIGHLIGHT', id: highlightId }, label }),
  };
}

export type ObjectComments = ReturnType<typeof useObjectComments>;
