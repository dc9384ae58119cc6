import type { Editor } from '@tiptap/core';
import type { NotePlayer } from './note-player.ts';

/**
 * Puts the caret into a turn that starts at the current time: the empty block at the caret, or a new one after it. The
 * speaker is the one who spoke before the last, as in a conversation of two.
 */
export function insertTurn(editor: Editor, { deck, files }: NotePlayer): void {
  const { fileId } = deck.state.get();
  const attrs = {
    speaker: speakerBefore(editor),
    start: Math.round(deck.now()),
    end: null,
    fileId: fileId === files.get()[0] ? null : fileId,
  };
  const { $from } = editor.state.selection;
  const block = $from.node(1);
  if (block.isTextblock && block.content.size === 0) {
    editor.chain().focus().setNode('turn', attrs).run();
    return;
  }
  const after = $from.after(1);
  editor
    .chain()
    .insertContentAt(after, { type: 'turn', attrs })
    .setTextSelection(after + 1)
    .focus()
    .run();
}

/** Returns the speaker to expect at the caret; null if there were not two. */
function speakerBefore({ state: { doc, selection } }: Editor): string | null {
  const spoken: string[] = [];
  for (let at = selection.$from.index(0); at >= 0 && new Set(spoken).size < 2; at--) {
    const { type, attrs } = doc.child(at);
    if (type.name === 'turn' && typeof attrs['speaker'] === 'string') spoken.push(attrs['speaker']);
  }
  return spoken.find((speaker) => speaker !== spoken[0]) ?? null;
}
