import type { NotesOutcome } from '@evident/domain/imports';
import { languageTag } from '../notes/language-tag.ts';
import { unreadNotices } from './html-words.ts';
import { withWordCount } from '../notes/word-count.ts';
import { htmlContent } from './html-blocks.ts';
import { type NamedText, noteOfBlocks, noticesOf } from '../notes/note-of-blocks.ts';

/** Reads HTML as a note: its visible content, see {@link htmlContent}. */
export function readHtml(html: string, file: NamedText): NotesOutcome {
  const { blocks, title, language, pictures, flattened, written, unread } = htmlContent(html);
  const note = noteOfBlocks(blocks, file, { titles: [title], language: languageTag(language) });
  const notices = [...noticesOf({ pictures, flattened }), ...unreadNotices(unread)];
  return withWordCount({ kind: 'notes', format: 'HTML', notes: [note], faults: [], notices }, written);
}
