import type * as Y from 'yjs';
import { openKept } from './kept-document.ts';
import { LiveDocument } from './live-document.ts';
import { OpenDocuments } from './open-documents.ts';

/** Live documents of this page. */
export const documents = new OpenDocuments(
  (id) => new LiveDocument(id, undefined, undefined, (doc) => openKept(id, doc)),
);

/**
 * Edits a document that no screen shows: opens it, applies the change, and closes it once the server has stored the
 * edit.
 * @throws Error with a readable message if the document is read-only
 */
export async function writeInto(documentId: string, change: (content: Y.XmlFragment) => void): Promise<void> {
  const live = documents.show(documentId);
  try {
    const reason = await whyNotWritten(live);
    if (reason !== null) throw new Error(reason);
    live.doc.transact(() => change(live.content));
  } finally {
    void documents.leave(documentId);
  }
}

const whyNotWritten = ({ opening }: LiveDocument): Promise<string | null> =>
  new Promise((resolve) => {
    const look = () => {
      const now = opening.get();
      if (now.as === 'opening') return;
      stop();
      if (now.as === 'open' && now.writable) resolve(null);
      else resolve(now.reason ?? 'It can only be read at the moment');
    };
    const stop = opening.subscribe(look);
    look();
  });
