import { type NotesOutcome, languageTag } from '@evident/domain/imports';
import { htmlContent } from './html-blocks.ts';
import { noteOfBlocks, pictureNotices } from './note-of-blocks.ts';

/** HTML as a note: what a reader would see of it, see {@link htmlContent}. */
export function readHtml(html: string, name: string): NotesOutcome {
  const { blocks, title, language, pictures } = htmlContent(html);
  const note = noteOfBlocks(blocks, name, { titles: [title], language: languageTag(language) });
  return { kind: 'notes', format: 'HTML', notes: [note], faults: [], notices: pictureNotices(pictures) };
}
