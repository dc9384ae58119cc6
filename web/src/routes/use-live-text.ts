import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { useLiveDocument } from '../editor/use-live-document.ts';
import { useFollowing } from '../editor/use-following.ts';
import { useMe, usePresent } from '../editor/use-present.ts';
import { useWriting } from '../editor/use-writing.ts';
import { showToast } from '../kernel/toasts.ts';

interface Needs {
  documentId: string;
  /** `This note can’t be edited`. */
  refused: string;
  /** The reason editing is disabled; absent if allowed. */
  reason: string | undefined;
  /** Whether an empty text opens in edit mode. */
  begins: boolean;
}

/** A live text on a screen: document, editor once mounted, edit mode, collaborators. */
export function useLiveText({ documentId, refused, reason, begins }: Needs) {
  const me = useMe();
  const { live, opening, whyNot } = useLiveDocument(documentId, reason);
  const present = usePresent(live, me?.id);
  const [editor, setEditor] = useState<Editor | null>(null);
  const following = useFollowing(live, editor, present);
  const begun = begins && whyNot === undefined && editor?.isEmpty === true;
  const [wanted, setWanted] = useWriting(begun);
  const [nameFirst, setNameFirst] = useState(false);
  if (begun && !wanted && !nameFirst) setNameFirst(true);
  const writing = wanted && whyNot === undefined;
  const goIn = () => {
    editor?.commands.setTextSelection(0);
    editor?.view.focus();
  };
  const write = (on: boolean) => {
    if (on && whyNot) showToast({ tone: 'danger', title: refused, message: whyNot });
    else setWanted(on);
  };
  return {
    live,
    opening,
    whyNot,
    me,
    present,
    following,
    editor,
    setEditor,
    writing,
    write,
    begin: whyNot === undefined ? () => setWanted(true) : undefined,
    nameFirst,
    onNamed: writing && editor ? goIn : undefined,
  };
}
