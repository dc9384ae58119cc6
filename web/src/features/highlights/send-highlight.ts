import type { NewHighlight } from '@evident/domain/highlights';
import type { Editor } from '@tiptap/core';
import { postHighlight } from '../../data/highlights/mutations.ts';
import type { LiveDocument } from '../../editor/live-document.ts';
import { overlaid } from '../../editor/overlays.ts';
import { GONE, futureId } from './kept-highlights.ts';
import { untilAccepted } from './until-accepted.ts';
import type { WantedTag } from './tag-id-of.ts';
import { wordsAt } from './words-at.ts';

interface Needs {
  /** Key of the overlay, and of the idempotent request. */
  key: string;
  noteId: string;
  live: LiveDocument;
  editor: Editor;
  tags: readonly WantedTag[];
  idOf: (tag: WantedTag) => Promise<string>;
  onSent: () => Promise<unknown>;
  /** Whether the highlight survives a reload. */
  kept: Promise<boolean>;
}

interface Sending {
  /** The server's id; null if the highlight was withdrawn before it was sent. Rejects if the server refuses. */
  readonly outcome: Promise<string | null>;
  /** Withdraws an unsent highlight. Resolves with the id if it was sent, else null. */
  readonly withdraw: () => Promise<string | null>;
}

/**
 * Sends a new highlight after all local edits are saved, so that positions match the server's text. Retries with the
 * same content while offline.
 */
export function sendHighlight({ key, noteId, live, editor, tags, idOf, onSent, kept }: Needs): Sending {
  let [sent, withdrawn] = [false, false];
  const prepare = async () => {
    await live.settled();
    if (withdrawn) return null;
    // The overlay tracks the words, even after the editor closes. The server finds words that moved since.
    const now = overlaid(editor.state, key, key);
    if (!now) throw GONE;
    const body = {
      ...wordsAt(editor, now),
      id: futureId(key),
      tagIds: [...new Set(await Promise.all(tags.map(idOf)))],
    };
    if (withdrawn) return null;
    sent = true;
    return body;
  };
  const send = async (body: NewHighlight): Promise<string> => {
    const id = await postHighlight(key, noteId, body);
    await onSent();
    return id;
  };
  const outcome = untilAccepted({ key, prepare, send, kept });
  return {
    outcome,
    withdraw: async () => {
      withdrawn = true;
      return sent ? outcome : null;
    },
  };
}
