import { writeNoteHash } from '@evident/domain/links';
import type { Editor } from '@tiptap/core';
import { useEffect, useState } from 'react';
import { moveBlocks } from '../editor/move-blocks.ts';
import { newTypedMenu, typedMenu } from '../editor/typed-menu.ts';
import { useEditorState } from '../editor/use-editor-state.ts';
import { droppedHighlights } from '../features/insights/dropped-highlights.ts';
import { evidenceLook } from '../features/insights/evidence-look.ts';
import { newPieces } from '../features/insights/evidence-pieces.ts';
import { evidenceShown } from '../features/insights/insert-evidence.ts';
import { useContradiction } from '../data/insights/mutations.ts';
import { useEvidence } from '../features/insights/use-evidence.ts';
import { usePeek } from '../kernel/peek/use-peek.ts';
import { createStore } from '../kernel/store.ts';

/** The parts of the editor that only insights have: live evidence, the slash menu, and the strength. */
export function useEvidenceParts(insightId: string, editor: Editor | null) {
  const { open } = usePeek();
  const { mutate: mark } = useContradiction(insightId);
  const [parts] = useState(() => ({
    pieces: newPieces(),
    menu: newTypedMenu(),
    mentions: newTypedMenu(),
    opened: createStore(open),
    marked: createStore(mark),
  }));
  useEffect(() => parts.opened.set(open), [parts, open]);
  useEffect(() => parts.marked.set(mark), [parts, mark]);
  const [evidence] = useState(() =>
    evidenceLook(
      parts.pieces,
      ({ noteId, id }) => parts.opened.get()({ kind: 'note', id: noteId, place: writeNoteHash({ highlightId: id }) }),
      (highlightId, contradicts) => parts.marked.get()({ highlightId, contradicts }),
    ),
  );
  const [extensions] = useState(() => [
    typedMenu(parts.menu, '/'),
    typedMenu(parts.mentions, '@'),
    moveBlocks,
    droppedHighlights,
  ]);
  const shownIds = useEditorState(editor, ({ state: { doc } }) => evidenceShown(doc), []);
  const strength = useEvidence(insightId, shownIds, parts.pieces);
  return { menu: parts.menu, mentions: parts.mentions, evidence, extensions, shownIds, strength };
}
