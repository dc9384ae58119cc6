import { plainText, type RichNode } from '@evident/domain/content';
import { type NotesOutcome, block } from '@evident/domain/imports';
import { InlineBuffer } from '../html/inline-buffer.ts';
import { type NamedText, noteOfBlocks, noticesOf } from '../notes/note-of-blocks.ts';
import { lostNotices, wordsLost } from '../notes/word-count.ts';
import { NO_THREADS, threadNotices } from '../notes/comment-places.ts';
import { marginsLeftOut } from '../notes/left-out.ts';
import { textOf } from './rtf-comments.ts';
import { readRtfText } from './rtf-text.ts';

/**
 * Reads an RTF document as a note: paragraphs with bold, italic, underlined and struck-through text. A table row
 * becomes a paragraph. Comments become threads.
 * @param withComments false leaves the comments out, and a notice counts them
 */
export function readRtf(bytes: Uint8Array, file: NamedText, withComments = true): NotesOutcome {
  const blocks: RichNode[] = [];
  const inline = new InlineBuffer(false);
  let pictures = 0;
  const close = (): void => {
    const words = inline.take();
    if (words.length > 0) blocks.push(block('paragraph', words));
  };
  // RTF is ASCII. Other bytes are read as windows-1252.
  const { runs, margins, comments } = readRtfText(new TextDecoder('windows-1252').decode(bytes));
  for (const run of runs) {
    if (run === 'paragraph') close();
    else if (run === 'break') inline.break();
    else if (run === 'picture') pictures += 1;
    else
      inline.text(
        run.text,
        (['bold', 'italic', 'underline', 'strike'] as const).filter((type) => run[type]).map((type) => ({ type })),
      );
  }
  close();
  const note = noteOfBlocks(blocks, file);
  const { threads, beyond } = withComments
    ? comments.threads(runs, margins.comments, plainText(note.content))
    : NO_THREADS;
  return {
    kind: 'notes',
    format: 'RTF',
    notes: [threads.length > 0 ? { ...note, threads: [...threads] } : note],
    faults: [],
    notices: [
      ...noticesOf({ pictures }),
      ...marginsLeftOut(withComments ? { ...margins, comments: [] } : margins),
      ...threadNotices({ threads, beyond }),
      ...lostNotices(wordsLost(textOf(runs).text, note)),
    ],
  };
}
