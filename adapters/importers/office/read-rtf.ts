import type { RichNode } from '@evident/domain/content';
import { type NotesOutcome, block } from '@evident/domain/imports';
import { InlineBuffer } from '../html/inline-buffer.ts';
import { type NamedText, noteOfBlocks, noticesOf } from '../notes/note-of-blocks.ts';
import { marginsLeftOut } from './left-out.ts';
import { readRtfText } from './rtf-text.ts';

/**
 * Reads an RTF document as a note: paragraphs with bold, italic, underlined and struck-through text. A table row
 * becomes a paragraph.
 */
export function readRtf(bytes: Uint8Array, file: NamedText): NotesOutcome {
  const blocks: RichNode[] = [];
  const inline = new InlineBuffer(false);
  let pictures = 0;
  const close = (): void => {
    const words = inline.take();
    if (words.length > 0) blocks.push(block('paragraph', words));
  };
  // RTF is ASCII. Other bytes are read as windows-1252.
  const { runs, margins } = readRtfText(new TextDecoder('windows-1252').decode(bytes));
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
  return {
    kind: 'notes',
    format: 'RTF',
    notes: [noteOfBlocks(blocks, file)],
    faults: [],
    notices: [...noticesOf({ pictures }), ...marginsLeftOut(margins)],
  };
}
