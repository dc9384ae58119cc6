import type { Editor } from '@tiptap/core';
import { Mapping } from '@tiptap/pm/transform';
import type { Transaction } from '@tiptap/pm/state';
import { useEffect, useRef } from 'react';
import { useTakePastedWords } from '../data/moving/mutations.ts';
import { type CutWords, cutBy, LastCut, type PastedText, pastedBy } from '../editor/cut-words.ts';
import type { LiveDocument } from '../editor/live-document.ts';
import { pointAt } from '../editor/text-positions.ts';

let known: LastCut | undefined;
const lastCut = (): LastCut => (known ??= new LastCut());

/** Takes highlights and comments along when words are cut from one note and pasted into another. */
export function useCarriedWords(noteId: string, editor: Editor | null, live: LiveDocument | null): void {
  const take = useTakePastedWords(noteId);
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    if (!editor || !live) return undefined;
    const settled = () => live.settled();
    const carry = async (cut: Omit<CutWords, 'text'>, pasted: PastedText) => {
      const since = new Mapping();
      const follow = ({ transaction }: { transaction: Transaction }) => since.appendMapping(transaction.mapping);
      editor.on('transaction', follow);
      await Promise.all([cut.settled(), settled()]);
      editor.off('transaction', follow);
      if (editor.isDestroyed) return;
      const { doc } = editor.state;
      const [start, end] = [pointAt(doc, since.map(pasted.from)), pointAt(doc, since.map(pasted.to))];
      if (end > start) await latest.current({ fromNoteId: cut.noteId, start, end });
    };
    const onTransaction = ({ transaction }: { transaction: Transaction }) => {
      const text = cutBy(transaction);
      if (text) lastCut().keep({ noteId, text, settled });
      const pasted = pastedBy(transaction);
      const cut = pasted && lastCut().takeFor(noteId, pasted);
      // The transaction that pastes is reported before the listener of `carry` is added.
      if (cut) void carry(cut, pasted);
    };
    // From now on other tabs tell what they cut.
    lastCut();
    editor.on('transaction', onTransaction);
    return () => {
      editor.off('transaction', onTransaction);
    };
  }, [editor, live, noteId]);
}
