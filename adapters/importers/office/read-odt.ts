import { plainText } from '@evident/domain/content';
import type { NotesOutcome } from '@evident/domain/imports';
import { refuse } from '@evident/domain/kernel';
import { strFromU8 } from 'fflate';
import { htmlContent } from '../html/html-blocks.ts';
import { markupTree } from '../html/markup-tree.ts';
import { type NamedText, noteOfBlocks, noticesOf } from '../notes/note-of-blocks.ts';
import { lostNotices, wordsLost } from '../notes/word-count.ts';
import { NO_THREADS, threadNotices } from '../notes/comment-places.ts';
import { marginsLeftOut } from '../notes/left-out.ts';
import { odtText, threadsOfOdt } from './odt-comments.ts';
import { odtMarkup } from './odt-markup.ts';
import { type DocumentParts, partText, unzipDocument } from './unzip-document.ts';

/**
 * Reads an OpenDocument text (OASIS ODF 1.2) as a note with its comments. Notices count headers and footers, which are
 * left out.
 * @param withComments false leaves the comments out too, and a notice counts them
 */
export function readOdt(bytes: Uint8Array, file: NamedText, withComments = true): NotesOutcome {
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
  const note = noteOfBlocks(blocks, file);
  const written = odtText(document);
  const { threads, beyond } = withComments ? threadsOfOdt(written, plainText(note.content)) : NO_THREADS;
  const known = withComments ? { ...margins(parts), comments: [] } : margins(parts);
  return {
    kind: 'notes',
    format: 'ODT',
    notes: [threads.length > 0 ? { ...note, threads: [...threads] } : note],
    faults: [],
    notices: [
      ...noticesOf({ pictures, flattened }),
      ...marginsLeftOut(known),
      ...threadNotices({ threads, beyond }),
      ...lostNotices(wordsLost(written.text, note)),
    ],
  };
}

/** Texts that are left out of a note: comments of the content, headers and footers of the page styles. */
function margins(parts: DocumentParts): Parameters<typeof marginsLeftOut>[0] {
  const texts = (part: string, element: string): string[] =>
    parts[part]
      ? partText(parts, part)
          .split(new RegExp(`<${element}(?=[\\s>])`))
          .slice(1)
          .map((xml) => wordsIn(`<${element}${xml.split(`</${element}>`)[0]!}`))
      : [];
  return {
    comments: texts('content.xml', 'office:annotation'),
    headers: texts('styles.xml', 'style:header'),
    footers: texts('styles.xml', 'style:footer'),
  };
}

/** The words between tags, without author and time of a comment. */
const wordsIn = (xml: string): string =>
  xml.replace(/<(dc:creator|dc:date|meta:creator-initials)>[^<]*/g, '').replace(/<[^<>]*>/g, ' ');
