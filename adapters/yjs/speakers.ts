import * as Y from 'yjs';
import { changed } from './changes.ts';
import { SPEAKERS } from './read-document.ts';

/** Gives a speaker another name, at all their turns at once; null when it is their name already. */
export function renameSpeaker(document: Y.Doc, speakerId: string, name: string): Uint8Array | null {
  const speakers = document.getMap(SPEAKERS);
  return speakers.get(speakerId) === name ? null : changed(document, () => speakers.set(speakerId, name));
}
