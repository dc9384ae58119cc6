import type { NotesOutcome } from '@evident/domain/imports';
import { languageTag } from '../notes/language-tag.ts';
import { htmlContent } from './html-blocks.ts';
import { type NamedText, noteOfBlocks, pictureNotices } from '../notes/note-of-blocks.ts';

/** HTML as a note: what a reader would see of it, see {@link htmlContent}. */
export function readHtml(html: string, file: NamedText): NotesOutcome {
  const { blocks, title, language, pictures } = htmlContent(html);
  const note = noteOfBlocks(blocks, file, { titles: [title], language: languageTag(language) });
  return { kind: 'notes', format: 'HTML', notes: [note], faults: [], notices: pictureNotices(pictures) };
}
