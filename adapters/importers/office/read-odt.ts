import type { NotesOutcome } from '@evident/domain/imports';
import { refuse } from '@evident/domain/kernel';
import { strFromU8 } from 'fflate';
import { htmlContent } from '../html/html-blocks.ts';
import { markupTree } from '../html/markup-tree.ts';
import { type NamedText, noteOfBlocks, noticesOf } from '../notes/note-of-blocks.ts';
import { odtMarkup } from './odt-markup.ts';
import { partText, unzipDocument } from './unzip-document.ts';

/** Reads an OpenDocument text (OASIS ODF 1.2) as a note, without comments, headers and footers. */
export function readOdt(bytes: Uint8Array, file: NamedText): NotesOutcome {
  const parts = unzipDocument(bytes);
  const manifest = parts['META-INF/manifest.xml'];
  if (manifest && strFromU8(manifest).includes('encryption-data')) {
    refuse(
      'UnprocessableContent',
      'The document is password-protected',
      'Save it without a password and import that file.',
    );
  }
  const document = markupTree(partText(parts, 'content.xml'), { xmlMode: true });
  const { blocks, pictures, flattened } = htmlContent(odtMarkup(document));
  return {
    kind: 'notes',
    format: 'ODT',
    notes: [noteOfBlocks(blocks, file)],
    faults: [],
    notices: noticesOf({ pictures, flattened }),
  };
}
